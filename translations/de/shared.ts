import type * as Action from '#src/text/shared/actionText.ts'
import type * as App from '#src/text/shared/appText.ts'
import type * as Brand from '#src/text/shared/brandText.ts'
import type * as Email from '#src/text/shared/emailText.ts'
import type * as Failure from '#src/text/shared/failureText.ts'
import type * as Field from '#src/text/shared/fieldText.ts'
import type * as Phone from '#src/text/shared/phoneText.ts'
import type * as Prerendered from '#src/text/shared/prerenderedText.ts'
import type * as Provider from '#src/text/shared/providerText.ts'
import type * as Sentences from '#src/text/shared/sentencesText.ts'
import type { Translation } from '#translations/translation.ts'

export const actionText: Translation<typeof Action.actionText> = {
  add: 'Hinzufügen',
  backToSignIn: 'Zurück zur Anmeldung',
  cancel: 'Abbrechen',
  change: 'Ändern',
  checking: 'Wird geprüft …',
  continue: 'Weiter',
  dismiss: 'Schließen',
  goHome: 'Zur Startseite',
  keepIt: 'Behalten',
  notNow: 'Jetzt nicht',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  resume: 'Fortfahren',
  save: 'Speichern',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  sending: 'Wird gesendet …',
  stayGuest: 'Gast bleiben',
  toAccount: 'Zu deinem Konto',
  tryAgain: 'Erneut versuchen',
  verifyEmail: 'E-Mail bestätigen',
}

export const supportContact: Translation<typeof Brand.supportContact> = __BRAND__.support
  ? `den Support (${__BRAND__.support})`
  : 'den Support'

export const brandLinksText: Translation<typeof Brand.brandLinksText> = {
  heading: 'Hilfe und Rechtliches',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  support: 'Support',
}

export const emailText: Translation<typeof Email.emailText> = {
  email: 'E-Mail',
  spam: 'Das kann eine Minute dauern. Sieh auch im Spam-Ordner nach.',
  resend: 'E-Mail erneut senden',
  resendIn: (left) => `Erneut senden in ${left}`,
  otherEmail: 'Andere E-Mail-Adresse',
}

export const failureText: Translation<typeof Failure.failureText> = {
  'account-exists-with-different-credential':
    'Ein Konto mit dieser E-Mail-Adresse verwendet eine andere Anmeldemethode.',
  'account-refused': __FEATURES__.closedSignUp
    ? 'Zum Erstellen eines Kontos brauchst du eine Einladung.'
    : 'Dieses Konto kann hier nicht verwendet werden.',
  'account-being-deleted': 'Dein Konto wird gerade gelöscht.',
  'app-not-authorized': 'Diese App ist nicht richtig eingerichtet.',
  'captcha-check-failed': 'Die reCAPTCHA-Prüfung ist fehlgeschlagen.',
  'code-expired': 'Dieser Code ist abgelaufen.',
  'credential-already-in-use': 'Diese Anmeldemethode gehört zu einem anderen Konto.',
  'email-already-in-use': 'Es gibt bereits ein Konto mit dieser E-Mail-Adresse.',
  'internal-error': 'Bei uns ist etwas schiefgelaufen.',
  'invalid-action-code': 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
  'invalid-credential': __FEATURES__.password
    ? 'E-Mail-Adresse oder Passwort ist falsch.'
    : 'Wir konnten diese Anmeldung nicht bestätigen.',
  'invalid-email': 'Gib eine gültige E-Mail-Adresse ein.',
  'invalid-phone-number': 'Gib eine gültige Telefonnummer ein.',
  'invalid-verification-code': 'Dieser Code ist falsch. Prüfe ihn und versuche es noch einmal.',
  'maximum-second-factor-count-exceeded':
    'Dieses Konto hat bereits die maximale Anzahl zweiter Faktoren.',
  'missing-password': 'Gib dein Passwort ein.',
  'multi-factor-auth-required': 'Dieses Konto erfordert einen zweiten Faktor.',
  'multi-factor-info-not-found': 'Dieser zweite Faktor gehört nicht zu deinem Konto.',
  'network-request-failed': 'Der Server ist nicht erreichbar.',
  'no-such-provider': 'Diese Anmeldemethode ist nicht mit deinem Konto verknüpft.',
  'object-not-found': 'Diese Datei gibt es nicht mehr.',
  'operation-not-allowed': 'Diese Anmeldemethode ist nicht verfügbar.',
  'out-of-space': 'Der Server hat keinen Speicherplatz mehr.',
  'outdated-password': 'Dein Passwort erfüllt die Anforderungen nicht mehr. Wähle ein neues.',
  'popup-blocked': 'Dein Browser hat das Fenster blockiert.',
  'popup-closed-by-user': 'Das Fenster wurde vor der Anmeldung geschlossen.',
  'provider-already-linked': 'Diese Anmeldemethode ist bereits verknüpft.',
  'requires-recent-login': 'Bestätige deine Identität, um fortzufahren.',
  'retry-limit-exceeded': 'Der Server hat zu lange gebraucht.',
  'script-blocked':
    'Ein Skript von Google konnte nicht geladen werden. Möglicherweise hat es ein Inhaltsblocker oder dein Netzwerk blockiert.',
  'second-factor-already-in-use': 'Dieser zweite Faktor ist bereits eingerichtet.',
  'too-many-requests': 'Zu viele Versuche.',
  unauthorized: 'Dazu fehlt dir die Berechtigung.',
  'unauthorized-domain': 'Diese App ist auf dieser Domain nicht zugelassen.',
  unknown: 'Etwas ist schiefgelaufen.',
  'unsupported-first-factor': 'Diese Anmeldemethode unterstützt keine zweiten Faktoren.',
  'unverified-email': 'Bestätige zuerst deine E-Mail-Adresse.',
  'user-disabled': 'Dieses Konto wurde deaktiviert.',
  'user-mismatch': 'Das ist ein anderes Konto als das, mit dem du angemeldet bist.',
  'user-token-expired': 'Deine Sitzung ist beendet.',
  'weak-password': 'Dieses Passwort erfüllt die Anforderungen nicht. Wähle ein anderes.',
  'web-storage-unsupported':
    'Dieser Browser blockiert das Speichern von Daten, das für die Anmeldung nötig ist.',
}

export const nextActionText: Translation<typeof Failure.nextActionText> = {
  allowPopups: 'Erlaube Pop-ups für diese Website und versuche es noch einmal.',
  allowStorage: 'Erlaube dieser Website, Daten zu speichern, und versuche es noch einmal.',
  chooseAnotherMethod: 'Wähle eine andere Methode.',
  confirmIdentity: 'Identität bestätigen',
  enterSecondFactor: 'Zweiten Faktor eingeben',
  requestNewCode: 'Neuen Code senden',
  requestNewLink: 'Neuen Link senden',
  resetPassword: 'Passwort zurücksetzen',
  retry: 'Erneut versuchen',
  signIn: 'Anmelden',
  contactSupport: `Wende dich an ${supportContact}.`,
  verifyEmail: 'E-Mail bestätigen',
  wait: 'Bitte warte einen Moment.',
}

export const codeText: Translation<typeof Failure.codeText> = (code) => `Code: ${code}`

export const coolDownText: Translation<typeof Failure.coolDownText> = (left) =>
  `Bitte in ${left} erneut versuchen.`

export const languageText: Translation<typeof App.languageText> = {
  label: 'Sprache',
  offline: 'Du kannst die Sprache ändern, sobald du wieder online bist.',
}

export const newBuildText: Translation<typeof App.newBuildText> = {
  isReady: 'Eine neue Version ist bereit.',
  reload: 'Neu laden',
}

export const notFoundText: Translation<typeof App.notFoundText> = {
  title: 'Seite nicht gefunden',
  lead: 'Unter dieser Adresse gibt es nichts.',
}

export const phoneText: Translation<typeof Phone.phoneText> = {
  charge: 'Wir senden dir einen Code per SMS. Dabei können Kosten anfallen.',
  send: 'Code senden',
  sent: (number) => `Wir haben einen Code an ${number} gesendet.`,
  check: 'Code bestätigen',
  otherNumber: 'Andere Nummer verwenden',
  factorName: 'Name',
  factorNameMissing: 'Gib einen Namen ein.',
  taken: 'Diese Nummer gehört zu einem anderen Konto.',
}

export const phoneFieldText: Translation<typeof Phone.phoneFieldText> = {
  number: 'Telefonnummer',
  country: 'Land',
  missing: 'Gib deine Telefonnummer ein.',
}

export const phoneProblemText: Translation<typeof Phone.phoneProblemText> = {
  tooShort: 'Diese Nummer ist für das Land zu kurz.',
  tooLong: 'Diese Nummer ist für das Land zu lang.',
  noNumber: 'Diese Telefonnummer ist ungültig.',
  noCountry: 'Beginne mit + und der Landesvorwahl.',
  otherCountry:
    'In diesem Land gibt es so eine Nummer nicht. Wähle das richtige Land oder beginne mit +.',
  otherRegion:
    'In dieses Land können wir keine SMS senden. Verwende eine Nummer aus einem anderen.',
}

export const codeFieldText: Translation<typeof Phone.codeFieldText> = {
  code: 'Code',
  missing: 'Gib den Code ein.',
  incomplete: 'Der Code hat sechs Ziffern.',
  resend: 'Code erneut senden',
  cancelSending: 'Senden abbrechen',
  resendIn: (left) => `Erneut senden in ${left}`,
}

export const prerenderedText: Translation<typeof Prerendered.prerenderedText> = {
  loadFailed:
    'Diese Seite wurde nicht vollständig geladen. Prüfe deine Verbindung und lade sie neu.',
  reload: 'Neu laden',
}

export const providerNames: Translation<typeof Provider.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'Passwort',
  phone: 'Telefon',
}

export const providerText: Translation<typeof Provider.providerText> = {
  waiting: (name) => `Mach im Fenster von ${name} weiter.`,
  returned: (name) => `${name} hat noch nicht geantwortet.`,
  cancel: 'Abbrechen',
  signingIn: (name) => `Du wirst mit ${name} angemeldet …`,
  returning: (name) => `Du kehrst von ${name} zurück …`,
  closed: 'Das Fenster wurde geschlossen. Es hat sich nichts geändert.',
  blocked: (name) => `Dein Browser hat das Fenster von ${name} blockiert.`,
  continueHere: 'In diesem Fenster fortfahren',
  redirectLost: (name) =>
    `${name} hat dich zurückgeschickt, aber dein Browser hat das Ergebnis blockiert. Bitte versuche es noch einmal.`,
  refused: (name) => `Die Anmeldung über ${name} ist fehlgeschlagen.`,
  confirmed: (name) => `Bestätigt. Wähle jetzt noch einmal ${name}.`,
}

export const sentencesText: Translation<typeof Sentences.sentencesText> = (...all) => all.join(' ')

export const passwordText: Translation<typeof Field.passwordText> = {
  show: 'Passwort anzeigen',
  hide: 'Passwort ausblenden',
  spaces: 'Es beginnt oder endet mit einem Leerzeichen.',
  capsLock: 'Die Feststelltaste ist aktiv.',
}

export const validationText: Translation<typeof Field.validationText> = {
  emailMissing: 'Gib deine E-Mail-Adresse ein.',
  passwordMissing: 'Gib ein Passwort ein.',
  notAnEmail: 'Gib eine Adresse wie name@example.com ein.',
}

export const appText: Translation<typeof App.appText> = {
  name: __BRAND__.name,
  title: (page) => `${page} · ${__BRAND__.name}`,
  skip: 'Zum Inhalt springen',
  themeToLight: 'Helles Design verwenden',
  themeToDark: 'Dunkles Design verwenden',
  signOut: 'Abmelden',
  signingOut: 'Wird abgemeldet …',
  offline: 'Du bist offline.',
  reconnecting: 'Verbindung wird hergestellt …',
  unreachable: 'Der Server ist nicht erreichbar. Neuer Versuch läuft …',
  retryNow: 'Jetzt versuchen',
  broken: 'Diese Seite kann erst nach dem Neuladen wieder etwas laden oder speichern.',
  persistenceProblem: {
    blocked:
      'Dieser Browser blockiert das Speichern von Daten. Beim nächsten Mal musst du dich wieder anmelden.',
    full: 'Dieses Gerät ist voll. Beim nächsten Mal musst du dich vielleicht wieder anmelden.',
  },
}

export const errorPageText: Translation<typeof App.errorPageText> = {
  loadFailedTitle: 'Diese Seite konnte nicht geladen werden',
  loadFailed: 'Prüfe deine Verbindung und geh dann zurück oder lade diese Seite neu.',
  crashTitle: 'Etwas ist schiefgelaufen',
  crash: 'Das ist unser Fehler. Meist hilft es, die Seite neu zu laden.',
  reload: 'Neu laden',
  stalledTitle: 'Das dauert länger als sonst',
  stalled: 'Wir konnten nicht prüfen, ob du angemeldet bist. Es ist nichts verloren.',
  retry: 'Erneut versuchen',
  signInAgain: 'Neu anmelden',
}
