import { formatCount } from '#src/domain/format.ts'
import type * as PasswordPolicy from '#src/text/signUp/passwordPolicyText.ts'
import type * as Profile from '#src/text/signUp/questionsText.ts'
import type * as SignUp from '#src/text/signUp/signUpText.ts'
import type * as VerifyEmail from '#src/text/signUp/verifyEmailText.ts'
import type { Translation } from '#translations/translation.ts'

export const verifyEmailText: Translation<typeof VerifyEmail.verifyEmailText> = {
  title: 'E-Mail-Adresse bestätigen',
  heading: 'Bestätige deine E-Mail-Adresse',
  lead: (email) =>
    `Öffne den Link, den wir an ${email} gesendet haben, auf einem beliebigen Gerät. Diese Seite aktualisiert sich von selbst.`,
  send: 'E-Mail erneut senden',
  sent: (email) => `Wir haben eine neue E-Mail an ${email} gesendet.`,
  wrongAddress: 'Falsche Adresse?',
  change: 'Ändern',
  verifiedHeading: 'Deine E-Mail-Adresse ist bestätigt',
  verified: (email) => `Danke, dass du ${email} bestätigt hast.`,
  noEmailHeading: 'Hier gibt es nichts zu bestätigen',
  noEmail: 'Dein Konto hat keine E-Mail-Adresse.',
}

export const passwordPolicyText: Translation<typeof PasswordPolicy.passwordPolicyText> = {
  requirements: 'Dein Passwort braucht',
  met: 'erfüllt',
  unmet: 'fehlt noch',
  unacceptable: 'Dein Passwort erfüllt nicht alle Anforderungen.',
}

export const requirementText: Translation<typeof PasswordPolicy.requirementText> = (
  requirement,
) => {
  switch (requirement.rule) {
    case 'minLength':
      return `mindestens ${formatCount(requirement.length)} Zeichen`
    case 'maxLength':
      return `höchstens ${formatCount(requirement.length)} Zeichen`
    case 'lowercase':
      return 'einen Kleinbuchstaben'
    case 'uppercase':
      return 'einen Großbuchstaben'
    case 'digit':
      return 'eine Ziffer'
    case 'symbol':
      return 'ein Sonderzeichen wie ! oder ?'
  }
}

/** Each must fit on one line of the narrowest screen, so that nothing below it moves. */
export const passwordStrengthText: Translation<typeof PasswordPolicy.passwordStrengthText> = {
  tip: 'Stark: drei zufällige Wörter',
  measured: {
    leaked: 'Unsicher: in einem Datenleck',
    common: 'Zu häufig, leicht zu erraten',
    brand: 'Zu nah an unserem Namen',
    personal: 'Schwach: zu persönlich',
    weak: 'Schwach: füge ein Wort hinzu',
    fair: 'Stärke: mittel',
    good: 'Stärke: gut',
    strong: 'Stärke: sehr gut',
  },
  leaked: 'In einem Datenleck gefunden. Wähle ein anderes Passwort.',
  common: 'Zu häufig. Wähle ein anderes Passwort.',
  brand: 'Zu nah an unserem Namen. Wähle ein anderes Passwort.',
}

export const questionsText: Translation<typeof Profile.questionsText> = {
  title: 'Vervollständige dein Konto',
  lead: 'Noch ein Schritt, bevor es weitergeht.',
  termsTitle: 'Bitte stimme unseren Nutzungsbedingungen zu',
  termsLead: 'Bitte lies unsere Nutzungsbedingungen und stimme ihnen zu, bevor es weitergeht.',
  newTermsLead:
    'Unsere Nutzungsbedingungen haben sich geändert. Bitte lies sie und stimme ihnen zu, bevor es weitergeht.',
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
  deleteAccount: 'Konto löschen',
}

export const answersText: Translation<typeof Profile.answersText> = {
  heading: 'Mehr über dich',
  loading: 'Deine Antworten werden geladen …',
  label: 'Deine Antworten',
  hint: 'Du kannst deine Antworten jederzeit ändern.',
}

export const signUpText: Translation<typeof SignUp.signUpText> = {
  title: 'Konto erstellen',
  heading: 'Konto erstellen',
  lead: 'Das dauert nur eine Minute.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Konto erstellen',
  submitting: 'Konto wird erstellt …',
  hasAccount: 'Hast du schon ein Konto?',
  signIn: 'Anmelden',
}
