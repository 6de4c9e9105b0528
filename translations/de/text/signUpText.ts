import type * as english from '#src/text/signUpText.ts'
import type { Translation } from '#translations/translation.ts'

export const signUpText: Translation<typeof english.signUpText> = {
  title: 'Konto erstellen',
  heading: 'Konto erstellen',
  lead: __SIGN_UP__.profile
    ? 'Das dauert nur eine Minute.'
    : 'Du brauchst nur eine E-Mail-Adresse und ein Passwort.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Konto erstellen',
  submitting: 'Konto wird erstellt …',
  hasAccount: 'Hast du schon ein Konto?',
  signIn: 'Anmelden',
}

export const passwordResetText: Translation<typeof english.passwordResetText> = {
  title: 'Passwort vergessen',
  heading: 'Setze dein Passwort zurück',
  lead: 'Wir senden dir per E-Mail einen Link, über den du ein neues wählen kannst.',
  submit: 'E-Mail senden',
  submitting: 'Wird gesendet …',
  sentHeading: 'Sieh in deinem Postfach nach',
  sent: (email) =>
    `Falls es ein Konto mit ${email} gibt, haben wir eine E-Mail mit einem Link dorthin gesendet.`,
  back: 'Zurück zur Anmeldung',
}
