import type * as english from '#src/text/identityText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const identityText: Translation<typeof english.identityText> = {
  heading: 'Bestätige deine Identität',
  password: 'Aktuelles Passwort',
  confirm: 'Bestätigen',
  confirming: 'Wird geprüft …',
  wrongPassword:
    'Das ist nicht dein Passwort. Versuche es noch einmal oder verwende eine andere Methode.',
  passwordOnly:
    'Nur dein Passwort beendet die anderen Sitzungen endgültig. Falls du es vergessen hast oder nie eines hattest, wähle ein neues. Auch das meldet alle anderen Geräte ab.',
  newPassword: 'Neues Passwort wählen',
  or: 'oder',
  otherMethod: 'Andere Methode verwenden',
  secondFactor: 'Dein Konto erfordert einen zweiten Faktor.',
  noWay: 'Mit diesem Konto kannst du deine Identität nicht bestätigen.',
  cancel: 'Abbrechen',
}

export const linkConfirmationText: Translation<typeof english.linkConfirmationText> = {
  send: 'Stattdessen Link senden',
  sendOnly: 'Link senden',
  sending: 'Wird gesendet …',
  asWell: (email) =>
    `Ein Link an ${email} funktioniert auch, wenn du nie ein Passwort festgelegt hast.`,
  to: (email) => `Er geht an ${email}.`,
  sent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffne ihn in diesem Browser, dann geht es hier weiter.`,
}

export const phoneConfirmationText: Translation<typeof english.phoneConfirmationText> = {
  lead: (number) => `Wir senden einen Code an ${number}.`,
}

export const secondFactorText: Translation<typeof english.secondFactorText> = {
  title: 'Zweiter Faktor',
  heading: 'Noch ein Schritt',
  lead: 'Dieses Konto erfordert einen zweiten Faktor.',
  choose: 'Wähle einen zweiten Faktor',
  chooseApp: 'Authenticator-App verwenden',
  choosePhone: (number) => `Code per SMS an ${number}`,
  sending: 'Wird gesendet …',
  enterAppCode: 'Gib den Code aus deiner Authenticator-App ein.',
  enterSentCode: (number) => `Gib den Code ein, den wir an ${number} gesendet haben.`,
  submit: 'Weiter',
  submitting: 'Wird geprüft …',
  other: 'Anderen Faktor verwenden',
  over: 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  signInAgain: 'Erneut anmelden',
  back: 'Zurück zur Anmeldung',
  notAtHand: 'Ich habe keinen Zugriff darauf',
  noRecoveryCodes: 'Es gibt keine Wiederherstellungscodes. Du hast diese Möglichkeiten:',
  methodsLeft: [
    'Verwende einen anderen Faktor, wenn du mehr als einen eingerichtet hast.',
    'Öffne dein Konto auf einem Gerät, auf dem du noch angemeldet bist, und entferne den Faktor dort.',
    `Wende dich an ${supportContact}. Dort kann man den Faktor entfernen, nachdem deine Identität geprüft wurde.`,
  ],
}

export const factorKindText: Translation<typeof english.factorKindText> = {
  totp: 'Authenticator-App',
  phone: 'SMS',
}
