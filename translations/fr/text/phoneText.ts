import type * as english from '#src/text/phoneText.ts'
import type { Translation } from '#translations/translation.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  charge: 'Nous vous enverrons un code par SMS. Des frais d’opérateur peuvent s’appliquer.',
  send: 'Envoyer le code',
  sending: 'Envoi…',
  sent: (number) => `Nous avons envoyé un code au ${number}.`,
  check: 'Vérifier le code',
  checking: 'Vérification…',
  otherNumber: 'Utiliser un autre numéro',
  factorName: 'Nom',
  factorNameMissing: 'Saisissez un nom.',
  taken: 'Ce numéro appartient à un autre compte.',
}

export const phoneFieldText: Translation<typeof english.phoneFieldText> = {
  number: 'Numéro de téléphone',
  country: 'Pays',
  missing: 'Saisissez votre numéro de téléphone.',
}

export const phoneProblemText: Translation<typeof english.phoneProblemText> = {
  tooShort: 'Ce numéro est trop court pour ce pays.',
  tooLong: 'Ce numéro est trop long pour ce pays.',
  noNumber: 'Ce numéro de téléphone n’est pas valide.',
  noCountry: 'Commencez par + et l’indicatif du pays.',
  otherCountry:
    'Aucun numéro de ce pays n’a cette forme. Choisissez le bon pays ou commencez par +.',
  otherRegion:
    'Nous ne pouvons pas envoyer de SMS vers ce pays. Utilisez un numéro d’un autre pays.',
}

export const codeFieldText: Translation<typeof english.codeFieldText> = {
  code: 'Code',
  missing: 'Saisissez le code.',
  incomplete: 'Le code comporte six chiffres.',
  resend: 'Renvoyer le code',
  cancelSending: 'Annuler l’envoi',
  resendIn: (left) => `Renvoyer dans ${left}`,
}
