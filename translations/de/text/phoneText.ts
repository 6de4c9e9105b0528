import type * as english from '#src/text/phoneText.ts'
import type { Translation } from '#translations/translation.ts'

export const phoneText: Translation<typeof english.phoneText> = {
  charge: 'Wir senden dir einen Code per SMS. Dabei können Kosten anfallen.',
  send: 'Code senden',
  sending: 'Wird gesendet …',
  sent: (number) => `Wir haben einen Code an ${number} gesendet.`,
  check: 'Code bestätigen',
  checking: 'Wird geprüft …',
  otherNumber: 'Andere Nummer verwenden',
  factorName: 'Name',
  factorNameMissing: 'Gib einen Namen ein.',
  taken: 'Diese Nummer gehört zu einem anderen Konto.',
}

export const phoneFieldText: Translation<typeof english.phoneFieldText> = {
  number: 'Telefonnummer',
  country: 'Land',
  missing: 'Gib deine Telefonnummer ein.',
}

export const phoneProblemText: Translation<typeof english.phoneProblemText> = {
  tooShort: 'Diese Nummer ist für das Land zu kurz.',
  tooLong: 'Diese Nummer ist für das Land zu lang.',
  noNumber: 'Diese Telefonnummer ist ungültig.',
  noCountry: 'Beginne mit + und der Landesvorwahl.',
  otherCountry:
    'In diesem Land gibt es so eine Nummer nicht. Wähle das richtige Land oder beginne mit +.',
  otherRegion:
    'In dieses Land können wir keine SMS senden. Verwende eine Nummer aus einem anderen.',
}

export const codeFieldText: Translation<typeof english.codeFieldText> = {
  code: 'Code',
  missing: 'Gib den Code ein.',
  incomplete: 'Der Code hat sechs Ziffern.',
  resend: 'Code erneut senden',
  cancelSending: 'Senden abbrechen',
  resendIn: (left) => `Erneut senden in ${left}`,
}
