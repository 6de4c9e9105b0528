import type * as english from '#src/text/failureText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './brandText.ts'

export const failureText: Translation<typeof english.failureText> = {
  'account-exists-with-different-credential':
    'Ein Konto mit dieser E-Mail-Adresse verwendet eine andere Anmeldemethode.',
  'account-refused': __SIGN_UP__.closed
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
  'invalid-credential': __METHODS__.password
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
  'retry-limit-exceeded':
    'Der Server hat zu lange gebraucht: mehr als zwei Minuten für eine Anfrage oder zehn für einen Upload.',
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

export const nextActionText: Translation<typeof english.nextActionText> = {
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

export const codeText: Translation<typeof english.codeText> = (code) => `Code: ${code}`

export const coolDownText: Translation<typeof english.coolDownText> = (left) =>
  `Bitte in ${left} erneut versuchen.`
