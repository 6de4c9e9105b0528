import type * as english from '#src/text/profileText.ts'
import type { Translation } from '#translations/translation.ts'

export const profileText: Translation<typeof english.profileText> = {
  title: 'Complétez votre compte',
  lead: 'Avant de continuer, veuillez répondre à ces questions.',
  termsTitle: 'Veuillez accepter nos conditions',
  termsLead: 'Avant de continuer, veuillez lire et accepter nos conditions.',
  newTermsLead: 'Nos conditions ont changé. Avant de continuer, veuillez les lire et les accepter.',
  submit: 'Continuer',
  submitting: 'Enregistrement…',
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
  leave: 'Supprimer votre compte',
}

export const answersText: Translation<typeof english.answersText> = {
  heading: 'Plus d’informations sur vous',
  label: 'Vos réponses',
  change: 'Modifier',
  saved: 'Enregistré',
  hint: 'Vous pouvez modifier vos réponses à tout moment.',
}
