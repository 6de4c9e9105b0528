import type * as english from '#src/text/signInText.ts'
import type { Translation } from '#translations/translation.ts'

export const signInText: Translation<typeof english.signInText> = {
  title: 'Anmelden',
  heading: 'Willkommen zurück',
  sharedComputer: 'Gemeinsamer Computer: beim Schließen des Tabs alles vergessen',
}

export const passwordSignInText: Translation<typeof english.passwordSignInText> = {
  email: 'E-Mail',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  submitting: 'Wird angemeldet …',
}

export const newAccountText: Translation<typeof english.newAccountText> = {
  question: 'Neu hier?',
  link: 'Konto erstellen',
}

export const invitationText: Translation<typeof english.invitationText> = {
  question: 'Neu hier?',
  link: 'Einladung anfragen',
  only: 'Neue Konten gibt es nur mit Einladung.',
}

export const tokenLinkText: Translation<typeof english.tokenLinkText> = {
  lead: 'Öffne zum Anmelden den Link, den du von uns bekommen hast.',
}

export const passwordText: Translation<typeof english.passwordText> = {
  show: 'Passwort anzeigen',
  hide: 'Passwort ausblenden',
  spaces: 'Es beginnt oder endet mit einem Leerzeichen.',
  capsLock: 'Die Feststelltaste ist aktiv.',
}

export const validationText: Translation<typeof english.validationText> = {
  emailMissing: 'Gib deine E-Mail-Adresse ein.',
  passwordMissing: 'Gib ein Passwort ein.',
  notAnEmail: 'Gib eine Adresse wie name@example.com ein.',
}

export const appText: Translation<typeof english.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'Zum Inhalt springen',
  themeToLight: 'Helles Design verwenden',
  themeToDark: 'Dunkles Design verwenden',
  signOut: 'Abmelden',
  signingOut: 'Wird abgemeldet …',
  offline: 'Du bist offline. Deine Änderungen bleiben auf diesem Gerät.',
  reconnecting: 'Verbindung wird hergestellt …',
  unreachable: 'Der Server ist nicht erreichbar. Neuer Versuch läuft …',
  retryNow: 'Jetzt versuchen',
  broken:
    'Diese Seite kann erst nach dem Neuladen wieder etwas laden oder speichern. Deine Änderungen bleiben auf diesem Gerät.',
  notRemembered: {
    blocked:
      'Dieser Browser blockiert das Speichern von Daten. Beim nächsten Mal musst du dich wieder anmelden.',
    full: 'Dieses Gerät ist voll. Beim nächsten Mal musst du dich vielleicht wieder anmelden.',
  },
}

export const errorPageText: Translation<typeof english.errorPageText> = {
  missingTitle: 'Diese Seite konnte nicht geladen werden',
  missing: 'Prüfe deine Verbindung und geh dann zurück oder lade diese Seite neu.',
  crashTitle: 'Etwas ist schiefgelaufen',
  crash: 'Das ist unser Fehler. Meist hilft es, die Seite neu zu laden.',
  reload: 'Neu laden',
  stalledTitle: 'Das dauert länger als sonst',
  stalled: 'Wir konnten nicht prüfen, ob du angemeldet bist. Es ist nichts verloren.',
  retry: 'Erneut versuchen',
  signInAgain: 'Neu anmelden',
}
