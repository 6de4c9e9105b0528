import type * as Connected from '#src/text/security/connectedText.ts'
import type * as Identity from '#src/text/security/identityText.ts'
import type * as MethodsNotice from '#src/text/security/methodsNoticeText.ts'
import type * as Passkey from '#src/text/security/passkeyText.ts'
import type * as PasswordRow from '#src/text/security/passwordRowText.ts'
import type * as SecondFactors from '#src/text/security/secondFactorsText.ts'
import type { Translation } from '#translations/translation.ts'
import { supportContact } from './shared.ts'

export const passwordRowText: Translation<typeof PasswordRow.passwordRowText> = {
  label: 'Passwort',
  set: __FEATURES__.emailLink ? 'E-Mail mit Passwort oder Link' : 'E-Mail mit Passwort',
  field: 'Neues Passwort',
  needsEmail: 'Füge eine E-Mail-Adresse hinzu, bevor du ein Passwort festlegst.',
  hint: 'Hier bleibst du angemeldet. Alle anderen Geräte werden abgemeldet.',
  firstHint: 'Du kannst dich dann auch mit deiner E-Mail-Adresse und diesem Passwort anmelden.',
  email: 'E-Mail-Adresse',
  firstEmailHint:
    'Du kannst dich dann auch mit dieser E-Mail-Adresse und diesem Passwort anmelden. Wir senden dir einen Link, um die Adresse zu bestätigen.',
  confirmChange: 'Melde dich noch einmal an, um dein Passwort zu ändern.',
  confirmSet: 'Melde dich noch einmal an, um ein Passwort festzulegen.',
}

export const secondFactorsText: Translation<typeof SecondFactors.secondFactorsText> = {
  heading: 'Zweite Faktoren',
  lead: __FEATURES__.password
    ? 'Mit einem zweiten Faktor reicht ein gestohlenes Passwort allein nicht für die Anmeldung.'
    : 'Mit einem zweiten Faktor reicht der Zugriff auf deine E-Mails allein nicht für die Anmeldung.',
  loading: 'Zweite Faktoren werden geladen …',
  since: (factor, day) => `${factor}, seit dem ${day}`,
  removeQuestion: (name) => `„${name}“ entfernen?`,
  removeSentence:
    'Du brauchst ihn dann nicht mehr für die Anmeldung. Möglicherweise werden andere Geräte abgemeldet.',
  removeLast:
    'Das ist dein einziger zweiter Faktor. Ohne ihn ist für die Anmeldung sonst nichts nötig.',
  removed: 'Zweiter Faktor entfernt.',
  addRow: 'Hinzufügen',
  addTotp: 'Authenticator-App',
  addPhone: 'SMS',
  added: 'Zweiter Faktor hinzugefügt. Du brauchst ihn bei der nächsten Anmeldung.',
  addSecond:
    'Füge einen als Reserve hinzu: Es gibt keine Wiederherstellungscodes, falls du diesen verlierst.',
  needsEmail: 'Füge eine E-Mail-Adresse hinzu, bevor du einen zweiten Faktor einrichtest.',
  needsVerified: 'Bestätige deine E-Mail-Adresse, bevor du einen zweiten Faktor einrichtest.',
  confirmAdd: 'Melde dich noch einmal an, um einen zweiten Faktor einzurichten.',
  confirmRemove: 'Melde dich noch einmal an, um einen zweiten Faktor zu entfernen.',
  appName: 'Authenticator-App',
  phoneName: 'Mein Telefon',
}

export const totpText: Translation<typeof SecondFactors.totpText> = {
  preparing: 'Schlüssel wird erstellt …',
  scan: 'Scanne diesen Code mit deiner App',
  qr: 'QR-Code mit dem Schlüssel für deine Authenticator-App',
  openApp: 'In einer App auf diesem Gerät öffnen',
  typeKey: 'Oder gib diesen Schlüssel ein',
  copy: 'Kopieren',
  copied: 'Kopiert',
  code: 'Gib der App einen Namen und gib den Code ein, den sie anzeigt.',
  submit: 'Einrichten',
}

export const connectedText: Translation<typeof Connected.connectedText> = {
  heading: 'Verknüpfte Konten',
  lead: 'Du kannst dich mit jedem Konto anmelden, das du verknüpfst.',
  notConnected: 'Nicht verknüpft',
  connected: 'Verknüpft',
  only: 'Das ist deine einzige Anmeldemethode. Füge eine weitere hinzu, bevor du die Verknüpfung aufhebst.',
  connect: 'Verknüpfen',
  disconnect: 'Trennen',
  disconnecting: 'Wird getrennt …',
  askHeading: (name) => `${name} trennen?`,
  ask: (name) => `Du kannst dich dann nicht mehr mit ${name} anmelden.`,
  askApple:
    'Apple bittet dich, dich noch einmal anzumelden, um dieser App den Zugriff zu entziehen.',
  keep: 'Behalten',
  nowConnected: (name) => `${name} ist jetzt verknüpft.`,
  nowDisconnected: (name) => `${name} ist nicht mehr verknüpft.`,
  confirmConnect: (name) => `Melde dich noch einmal an, um ${name} zu verknüpfen.`,
  confirmDisconnect: (name) => `Melde dich noch einmal an, um ${name} zu trennen.`,
  confirmWith: (name) => `Mit ${name} bestätigen`,
  mismatch: (name) =>
    `Du bist bei ${name} mit einem anderen Konto angemeldet. Wähle das Konto, das hier verknüpft ist.`,
}

export const identityText: Translation<typeof Identity.identityText> = {
  heading: 'Bestätige deine Identität',
  password: 'Aktuelles Passwort',
  confirm: 'Bestätigen',
  wrongPassword: 'Das ist nicht dein Passwort. Versuche es noch einmal.',
  passwordOnly:
    'Nur dein Passwort beendet die anderen Sitzungen endgültig. Falls du es vergessen hast oder nie eines hattest, wähle ein neues. Auch das meldet alle anderen Geräte ab.',
  newPassword: 'Neues Passwort wählen',
  or: 'oder',
  otherMethod: 'Andere Methode verwenden',
  secondFactor: 'Gib deinen zweiten Faktor ein, um fortzufahren.',
  noWay: 'Mit diesem Konto kannst du deine Identität nicht bestätigen.',
}

export const linkConfirmationText: Translation<typeof Identity.linkConfirmationText> = {
  send: 'Stattdessen Link senden',
  sendOnly: 'Link senden',
  asWell: (email) =>
    `Ein Link an ${email} funktioniert auch, wenn du nie ein Passwort festgelegt hast.`,
  to: (email) => `Wir senden einen Link an ${email}.`,
  sent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffne ihn in diesem Browser, dann geht es hier weiter.`,
}

export const phoneConfirmationText: Translation<typeof Identity.phoneConfirmationText> = {
  lead: (number) => `Wir senden einen Code an ${number}.`,
}

export const secondFactorText: Translation<typeof Identity.secondFactorText> = {
  title: 'Zweiter Faktor',
  heading: 'Noch ein Schritt',
  lead: 'Dieses Konto erfordert einen zweiten Faktor.',
  choose: 'Wähle einen zweiten Faktor',
  chooseApp: 'Authenticator-App verwenden',
  choosePhone: (number) => `Code per SMS an ${number}`,
  enterAppCode: 'Gib den Code aus deiner Authenticator-App ein.',
  enterSentCode: (number) => `Gib den Code ein, den wir an ${number} gesendet haben.`,
  other: 'Anderen Faktor verwenden',
  expired: 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  signInAgain: 'Erneut anmelden',
  notAtHand: 'Ich habe keinen Zugriff darauf',
  noRecoveryCodes: 'Es gibt keine Wiederherstellungscodes. Du hast diese Möglichkeiten:',
  methodsLeft: [
    'Verwende einen anderen Faktor, wenn du mehr als einen eingerichtet hast.',
    'Öffne dein Konto auf einem Gerät, auf dem du noch angemeldet bist, und entferne den Faktor dort.',
    `Wende dich an ${supportContact}. Dort kann man den Faktor entfernen, nachdem deine Identität geprüft wurde.`,
  ],
}

export const factorKindText: Translation<typeof Identity.factorKindText> = {
  totp: 'Authenticator-App',
  phone: 'SMS',
}

export const methodsNoticeText: Translation<typeof MethodsNotice.methodsNoticeText> = {
  askToLink: (name) =>
    `Du wolltest dich vorhin mit ${name} anmelden. Möchtest du ${name} mit deinem Konto verknüpfen?`,
  link: 'Verknüpfen',
  linking: (name) => `${name} wird verknüpft …`,
  linked: (name) => `${name} ist jetzt verknüpft.`,
  linkFailed: (name) => `${name} konnte nicht verknüpft werden.`,
  lostPasswordTo: (name) =>
    `Dein Passwort wurde entfernt, als du dich mit ${name} angemeldet hast.`,
  lostPassword: 'Dein Passwort wurde aus diesem Konto entfernt.',
  removed: (name) => `${name} ist nicht mehr mit deinem Konto verknüpft.`,
  added: (name) => `${name} wurde auf einem anderen Gerät mit deinem Konto verknüpft.`,
  addedEmail: 'Die Anmeldung per E-Mail wurde deinem Konto auf einem anderen Gerät hinzugefügt.',
  addedPhone: 'Deinem Konto wurde auf einem anderen Gerät eine Telefonnummer hinzugefügt.',
  review: 'Anmeldemethoden prüfen',
  mine: 'Das war ich',
  changed: 'Deine Anmeldung hat sich geändert. Deine anderen Geräte bleiben angemeldet.',
  earlierSessions:
    'Dieses Konto gab es schon, bevor du seine E-Mail-Adresse bestätigt hast. Zur Sicherheit wurden alle anderen Geräte abgemeldet.',
  earlierPassword:
    'Dieses Konto gab es schon, bevor du seine E-Mail-Adresse bestätigt hast. Zur Sicherheit wurde sein Passwort entfernt, und alle anderen Geräte wurden abgemeldet.',
  earlierPasskeys:
    'Dieses Konto gab es schon, bevor du seine E-Mail-Adresse bestätigt hast. Zur Sicherheit wurden seine Passkeys entfernt und alle anderen Geräte abgemeldet.',
  earlierPasswordAndPasskeys:
    'Dieses Konto gab es schon, bevor du seine E-Mail-Adresse bestätigt hast. Zur Sicherheit wurden sein Passwort und seine Passkeys entfernt und alle anderen Geräte abgemeldet.',
  otherDevices: 'Andere Geräte',
  setPassword: 'Neues Passwort wählen',
  connectAgain: 'Neu verknüpfen',
}

export const passkeysText: Translation<typeof Passkey.passkeysText> = {
  heading: 'Passkeys',
  lead: 'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an.',
  loading: 'Passkeys werden geladen …',
  none: 'Noch keine Passkeys.',
  unnamed: 'Passkey ohne Namen',
  only: 'Das ist deine einzige Anmeldemethode. Füge eine weitere hinzu, bevor du sie entfernst.',
  addRow: 'Neuer Passkey',
  hint: 'Benenne ihn nach seinem Speicherort, zum Beispiel diesem Gerät oder deinem Passwortmanager.',
  create: 'Passkey erstellen',
  creating: 'Warten auf deinen Browser …',
  dismissed: 'Es wurde kein Passkey erstellt. Versuche es noch einmal, wenn du bereit bist.',
  existing:
    'Auf diesem Gerät gibt es bereits einen Passkey für dein Konto. Wähle ein anderes Gerät, um einen hinzuzufügen.',
  added: 'Passkey hinzugefügt. Ab jetzt kannst du dich damit anmelden.',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  removing: 'Wird entfernt …',
  removeQuestion: (name) => `„${name}“ entfernen?`,
  removeSentence:
    'Du kannst dich dann nicht mehr damit anmelden. Lösche ihn auch auf deinem Gerät, damit er dir nicht mehr angeboten wird.',
  removed: 'Passkey entfernt.',
  confirmAdd: 'Melde dich noch einmal an, um einen Passkey hinzuzufügen.',
  confirmRemove: 'Melde dich noch einmal an, um einen Passkey zu entfernen.',
}

export const passkeyRequestText: Translation<typeof Passkey.passkeyRequestText> = {
  signIn: 'Mit Passkey anmelden',
  confirm: 'Mit Passkey bestätigen',
  waiting: 'Warten auf deinen Browser …',
  dismissed: 'Es wurde kein Passkey verwendet. Versuche es noch einmal.',
  unknown:
    'Dieser Passkey funktioniert nicht mehr. Melde dich anders an und füge deinem Konto dann einen neuen hinzu.',
  unknownHere: 'Dieser Passkey funktioniert nicht mehr. Wähle eine andere Methode.',
}

export const requiredFactorText: Translation<typeof SecondFactors.requiredFactorText> = {
  title: 'Richte einen zweiten Faktor ein',
  lead: 'Dein Konto öffnet sich, sobald du einen zweiten Faktor eingerichtet hast.',
  alreadySetUp: 'Wenn du schon einen hast, melde dich ab und mit ihm wieder an.',
}
