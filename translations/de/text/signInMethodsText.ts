import type * as english from '#src/text/signInMethodsText.ts'
import type { Translation } from '#translations/translation.ts'

export const otherMethodsText: Translation<typeof english.otherMethodsText> = {
  heading: 'Andere Anmeldemethoden',
  or: 'oder',
  continueWith: (name) => `Mit ${name} fortfahren`,
  lastUsed: 'Zuletzt genutzt',
  passwordLastUsed: 'E-Mail und Passwort:',
  notYou: 'Nicht du?',
  existing: (email, name) =>
    `Für ${email} gibt es bereits ein Konto. Melde dich wie bisher an, um ${name} damit zu verknüpfen.`,
  inApp: (app) =>
    app === null
      ? 'Du bist im Browser einer anderen App. Die meisten Anmeldemethoden funktionieren nur in einem vollwertigen Browser wie Chrome oder Safari.'
      : `Du bist im Browser von ${app}. Die meisten Anmeldemethoden funktionieren nur in einem vollwertigen Browser wie Chrome oder Safari.`,
  copyAddress: 'Adresse kopieren',
  copied: 'Kopiert. Füge sie in deinem Browser ein.',
}

export const existingPasswordText: Translation<typeof english.existingPasswordText> = {
  signIn: 'Mit Passwort anmelden',
}

export const guestSignInText: Translation<typeof english.guestSignInText> = {
  enter: 'Als Gast fortfahren',
  entering: 'Wird angemeldet …',
}

export const linkSignInText: Translation<typeof english.linkSignInText> = {
  offer: 'Anmeldelink per E-Mail senden',
  title: 'Mit E-Mail-Link anmelden',
  heading: 'Mit E-Mail-Link anmelden',
  lead: __METHODS__.password
    ? 'Wir senden dir per E-Mail einen Link, der dich anmeldet. Ganz ohne Passwort.'
    : 'Wir senden dir per E-Mail einen Link, der dich anmeldet.',
  email: 'E-Mail',
  submit: 'Link senden',
  submitting: 'Wird gesendet …',
  sentHeading: 'Sieh in deinem Postfach nach',
  sent: (email) => `Wir haben einen Anmeldelink an ${email} gesendet.`,
  back: 'Zurück zur Anmeldung',

  openedHeading: 'Fast geschafft',
  signInAs: (email) => `Der Link meldet dich als ${email} an.`,
  elsewhereHeading: 'Gib deine E-Mail-Adresse ein',
  elsewhere:
    'Dieser Link wurde auf einem anderen Gerät oder in einem anderen Browser angefordert. Gib zur Bestätigung die E-Mail-Adresse ein, an die er gesendet wurde.',
  follow: 'Anmelden',
  following: 'Wird angemeldet …',
  otherEmail: 'Andere E-Mail-Adresse',
  wrongEmail: 'Dieser Link wurde an eine andere E-Mail-Adresse gesendet.',
  inAs: (who) =>
    who === null
      ? 'Du bist mit einem anderen Konto angemeldet. Wenn du fortfährst, wird es abgemeldet.'
      : `Du bist als ${who} angemeldet. Wenn du fortfährst, wird ${who} abgemeldet.`,
  keepGuest: 'Meine Gastdaten behalten',
  keepGuestHint:
    'Sonst bleiben sie in diesem Browser, bis du entscheidest, ob sie übertragen werden.',

  takenHeading: 'Für diese E-Mail-Adresse gibt es schon ein Konto',
  taken: (email) =>
    `Für ${email} gibt es bereits ein Konto. Du kannst dich stattdessen dort anmelden.`,
  guestWaits:
    'Deine Gastdaten bleiben in diesem Browser. Nach der Anmeldung fragen wir, ob sie übertragen werden sollen.',
  signInInstead: 'Im Konto anmelden',
  stayGuest: 'Gast bleiben',

  confirmHeading: 'Bestätige deine Identität',
  confirmLead: (email) => `Dieser Link bestätigt, dass du ${email} bist.`,
  confirm: 'Bestätigen',
  confirmedHeading: 'Identität bestätigt',
  confirmed: 'Geh zurück zu der Seite, die danach gefragt hat, oder fahre hier fort.',

  spentHeading: 'Dieser Link funktioniert nicht',
  spent: 'Er ist abgelaufen oder wurde bereits verwendet. Wir können dir einen neuen senden.',
}

export const customTokenText: Translation<typeof english.customTokenText> = {
  title: 'Mit einem Link anmelden',
  heading: 'Mit diesem Link anmelden?',
  lead: (account) => `Laut dem Link ist er für ${account} bestimmt.`,
  leadUnnamed: 'Der Link verrät nicht, für welches Konto er bestimmt ist.',
  unproven:
    'Das können wir erst nach der Anmeldung prüfen. Fahre nur fort, wenn du diesen Link angefordert hast: Alles, was du danach schreibst, gehört zu diesem Konto.',
  guestWaits:
    'Deine Gastdaten bleiben in diesem Browser. Nach der Anmeldung fragen wir, ob sie übertragen werden sollen.',
  submit: 'Anmelden',
  submitting: 'Wird angemeldet …',
  switchHeading: 'Konto wechseln?',
  inAs: (account) =>
    `Du bist als ${account} angemeldet. Wenn du fortfährst, wird ${account} hier abgemeldet.`,
  switchAccounts: 'Konto wechseln',
  stay: 'Angemeldet bleiben',
  signedInHeading: 'Du bist angemeldet',
  signedIn: (account) => `Dieses Konto gehört ${account}. Wenn du das nicht bist, melde dich ab.`,
  continue: 'Weiter',
  refusedHeading: 'Dieser Link funktioniert nicht',
  refused:
    'Er ist abgelaufen oder für eine andere App bestimmt. Fordere dort, wo du ihn bekommen hast, einen neuen an.',
  missing: 'Der Link ist unvollständig. Öffne ihn noch einmal dort, wo du ihn bekommen hast.',
  home: 'Zur Startseite',
}

export const phoneSignInText: Translation<typeof english.phoneSignInText> = {
  offer: 'Mit Telefonnummer fortfahren',
  title: 'Per Telefon anmelden',
  heading: 'Per Telefon anmelden',
  codeTitle: 'Gib den Code ein',
  back: 'Andere Anmeldemethode',
}

export const phoneSignUpText: Translation<typeof english.phoneSignUpText> = {
  lead: 'Neu hier? Wir erstellen ein Konto mit dieser Nummer.',
}
