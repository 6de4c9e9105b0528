import { formatCount } from '#src/domain/format.ts'
import type * as PasswordPolicy from '#src/text/signUp/passwordPolicyText.ts'
import type * as Profile from '#src/text/signUp/questionsText.ts'
import type * as SignUp from '#src/text/signUp/signUpText.ts'
import type * as VerifyEmail from '#src/text/signUp/verifyEmailText.ts'
import type { Translation } from '#translations/translation.ts'

export const verifyEmailText: Translation<typeof VerifyEmail.verifyEmailText> = {
  title: 'Vérifier votre adresse e-mail',
  heading: 'Vérifiez votre adresse e-mail',
  lead: (email) =>
    `Ouvrez le lien que nous avons envoyé à ${email}, sur l’appareil de votre choix. Cette page se mettra à jour automatiquement.`,
  send: 'Renvoyer l’e-mail',
  sent: (email) => `Nous avons envoyé un nouvel e-mail à ${email}.`,
  wrongAddress: 'L’adresse est incorrecte ?',
  change: 'La modifier',
  verifiedHeading: 'Votre adresse e-mail est vérifiée',
  verified: (email) => `Merci d’avoir confirmé ${email}.`,
  noEmailHeading: 'Il n’y a rien à vérifier',
  noEmail: 'Votre compte n’a pas d’adresse e-mail.',
}

export const passwordPolicyText: Translation<typeof PasswordPolicy.passwordPolicyText> = {
  requirements: 'Votre mot de passe doit comporter',
  met: 'rempli',
  unmet: 'manquant',
  unacceptable: 'Votre mot de passe ne remplit pas toutes les conditions.',
}

export const requirementText: Translation<typeof PasswordPolicy.requirementText> = (
  requirement,
) => {
  switch (requirement.rule) {
    case 'minLength':
      return `au moins ${formatCount(requirement.length)} caractères`
    case 'maxLength':
      return `${formatCount(requirement.length)} caractères au maximum`
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
export const passwordStrengthText: Translation<typeof PasswordPolicy.passwordStrengthText> = {
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

export const questionsText: Translation<typeof Profile.questionsText> = {
  title: 'Complétez votre compte',
  lead: 'Encore une étape avant de continuer.',
  termsTitle: 'Veuillez accepter nos conditions',
  termsLead: 'Avant de continuer, veuillez lire et accepter nos conditions.',
  newTermsLead: 'Nos conditions ont changé. Avant de continuer, veuillez les lire et les accepter.',
  name: 'Nom',
  optional: 'Facultatif',
  agree: __BRAND__.privacy
    ? 'J’accepte les conditions et la politique de confidentialité.'
    : 'J’accepte les conditions.',
  readTerms: 'Lire les conditions',
  readPrivacy: 'Lire la politique de confidentialité',
  choose: 'Choisir…',
  missing: 'Veuillez remplir ce champ.',
  missingChoice: 'Veuillez faire un choix.',
  missingTick: 'Veuillez cocher cette case pour continuer.',
  notANumber: 'Veuillez saisir un nombre.',
  notWhole: 'Veuillez saisir un nombre entier.',
  offStep: (nearest) => `Veuillez saisir un nombre comme ${nearest}.`,
  tooLow: (min) => `Veuillez saisir ${min} ou plus.`,
  tooHigh: (max) => `Veuillez saisir ${max} ou moins.`,
  notADate: 'Veuillez saisir une date complète.',
  tooEarly: (day) => `Veuillez saisir le ${day} ou une date ultérieure.`,
  tooLate: (day) => `Veuillez saisir le ${day} ou une date antérieure.`,
  yes: 'Oui',
  no: 'Non',
  export: 'Exporter vos données',
  deleteAccount: 'Supprimer votre compte',
}

export const answersText: Translation<typeof Profile.answersText> = {
  heading: 'Plus d’informations sur vous',
  loading: 'Chargement de vos réponses…',
  label: 'Vos réponses',
  hint: 'Vous pouvez modifier vos réponses à tout moment.',
}

export const signUpText: Translation<typeof SignUp.signUpText> = {
  title: 'Créer un compte',
  heading: 'Créer un compte',
  lead: 'Cela ne prend qu’une minute.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Créer un compte',
  submitting: 'Création du compte…',
  hasAccount: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',
}
