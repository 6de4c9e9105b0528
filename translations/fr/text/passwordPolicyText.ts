import { grouped } from '#src/domain/format.ts'
import type * as english from '#src/text/passwordPolicyText.ts'
import type { Translation } from '#translations/translation.ts'

export const passwordPolicyText: Translation<typeof english.passwordPolicyText> = {
  requirements: 'Votre mot de passe doit comporter',
  met: 'rempli',
  unmet: 'manquant',
  unacceptable: 'Votre mot de passe ne remplit pas toutes les conditions.',
}

export const requirementText: Translation<typeof english.requirementText> = (requirement) => {
  switch (requirement.rule) {
    case 'minLength':
      return `au moins ${grouped(requirement.length)} caractères`
    case 'maxLength':
      return `${grouped(requirement.length)} caractères au maximum`
    case 'lowercase':
      return 'une minuscule'
    case 'uppercase':
      return 'une majuscule'
    case 'digit':
      return 'un chiffre'
    case 'symbol':
      return 'un caractère spécial, comme + ou @'
  }
}

/** Each must fit on one line of the narrowest screen, so that nothing below it moves. */
export const passwordStrengthText: Translation<typeof english.passwordStrengthText> = {
  tip: 'Fort : trois mots au hasard',
  measured: {
    leaked: 'Risqué : issu d’une fuite',
    common: 'Courant, facile à deviner',
    brand: 'Trop proche de notre nom',
    personal: 'Faible : trop personnel',
    weak: 'Faible : ajoutez un mot',
    fair: 'Sécurité : moyenne',
    good: 'Sécurité : bonne',
    strong: 'Sécurité : élevée',
  },
  leaked: 'Présent dans une fuite de données. Choisissez-en un autre.',
  common: 'Trop courant. Choisissez un autre mot de passe.',
  brand: 'Trop proche de notre nom. Choisissez un autre mot de passe.',
}
