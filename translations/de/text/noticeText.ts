import type * as english from '#src/text/noticeText.ts'
import type { Translation } from '#translations/translation.ts'

export const methodsNoticeText: Translation<typeof english.methodsNoticeText> = {
  askToLink: (name) =>
    `Du hast dich vorhin mit ${name} angemeldet. Möchtest du ${name} mit deinem Konto verknüpfen?`,
  link: 'Verknüpfen',
  notNow: 'Jetzt nicht',
  linking: (name) => `${name} wird verknüpft …`,
  linked: (name) => `${name} ist jetzt verknüpft.`,
  linkFailed: (name) => `${name} konnte nicht verknüpft werden.`,
  lostPasswordTo: (name) =>
    `Dein Passwort wurde entfernt, als du dich mit ${name} angemeldet hast.`,
  lostPassword: 'Dein Passwort wurde aus diesem Konto entfernt.',
  lost: (name) => `${name} ist nicht mehr mit deinem Konto verknüpft.`,
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
  earlierBoth:
    'Dieses Konto gab es schon, bevor du seine E-Mail-Adresse bestätigt hast. Zur Sicherheit wurden sein Passwort und seine Passkeys entfernt und alle anderen Geräte abgemeldet.',
  otherDevices: 'Andere Geräte',
  setPassword: 'Neues Passwort wählen',
  connectAgain: 'Neu verknüpfen',
  dismiss: 'Schließen',
}

export const unfinishedDeletionText: Translation<typeof english.unfinishedDeletionText> = {
  begun:
    'Du hast begonnen, dein Konto zu löschen. Noch ist nichts gelöscht. Neue Änderungen bleiben nur auf diesem Gerät.',
  final: 'Dein Konto wird gelöscht. Das lässt sich nicht mehr abbrechen.',
  past: 'Dein früheres Konto wurde innerhalb der letzten Stunde gelöscht. Melde dich später erneut an, um Änderungen zu speichern.',
  continue: 'Fortfahren',
  keep: 'Konto behalten',
  canceling: 'Einen Moment …',
  canceled: 'Dein Konto wurde nicht gelöscht.',
  dismiss: 'Schließen',
}
