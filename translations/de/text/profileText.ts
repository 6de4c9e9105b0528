import type * as english from '#src/text/profileText.ts'
import type { Translation } from '#translations/translation.ts'

export const profileText: Translation<typeof english.profileText> = {
  title: 'Vervollständige dein Konto',
  lead: 'Bitte beantworte diese Fragen, bevor es weitergeht.',
  termsTitle: 'Bitte stimme unseren Nutzungsbedingungen zu',
  termsLead: 'Bitte lies unsere Nutzungsbedingungen und stimme ihnen zu, bevor es weitergeht.',
  newTermsLead:
    'Unsere Nutzungsbedingungen haben sich geändert. Bitte lies sie und stimme ihnen zu, bevor es weitergeht.',
  submit: 'Weiter',
  submitting: 'Wird gespeichert …',
  name: 'Name',
  optional: 'Optional',
  agree: __BRAND__.privacy
    ? 'Ich stimme den Nutzungsbedingungen und der Datenschutzerklärung zu.'
    : 'Ich stimme den Nutzungsbedingungen zu.',
  readTerms: 'Nutzungsbedingungen lesen',
  readPrivacy: 'Datenschutzerklärung lesen',
  choose: 'Auswählen …',
  missing: 'Bitte fülle dieses Feld aus.',
  missingChoice: 'Bitte wähle etwas aus.',
  missingTick: 'Bitte setze dieses Häkchen, um fortzufahren.',
  notANumber: 'Bitte gib eine Zahl ein.',
  notWhole: 'Bitte gib eine ganze Zahl ein.',
  offStep: (nearest) => `Bitte gib eine Zahl wie ${nearest} ein.`,
  tooLow: (min) => `Bitte gib mindestens ${min} ein.`,
  tooHigh: (max) => `Bitte gib höchstens ${max} ein.`,
  notADate: 'Bitte gib ein vollständiges Datum ein.',
  tooEarly: (day) => `Bitte gib den ${day} oder ein späteres Datum ein.`,
  tooLate: (day) => `Bitte gib den ${day} oder ein früheres Datum ein.`,
  yes: 'Ja',
  no: 'Nein',
  export: 'Daten exportieren',
  leave: 'Konto löschen',
}

export const answersText: Translation<typeof english.answersText> = {
  heading: 'Mehr über dich',
  label: 'Deine Antworten',
  change: 'Ändern',
  saved: 'Gespeichert',
  hint: 'Du kannst deine Antworten jederzeit ändern.',
}
