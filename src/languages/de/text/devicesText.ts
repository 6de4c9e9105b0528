import type * as english from '#src/text/devicesText.ts'
import type { Translation } from '#src/languages/translation.ts'

export const devicesText: Translation<typeof english.devicesText> = {
  heading: 'Wo du angemeldet bist',
  lead: 'Melde jedes Gerät ab, das du nicht kennst oder nicht mehr nutzt.',
  loading: 'Deine Geräte werden geladen …',
  slow: 'Das dauert noch. Prüfe deine Verbindung.',
  thisDevice: 'Dieses Gerät',
  signedInSince: (moment) => `Angemeldet am ${moment}`,
  deviceSince: (device, moment) => `${device}, angemeldet am ${moment}`,
  lastSeen: (when) => `Zuletzt aktiv: ${when}`,
  unlisted: 'Dieses Gerät ist noch nicht aufgeführt.',
  signOut: 'Abmelden',
  signingOut: 'Wird abgemeldet …',
  keep: 'Abbrechen',
  question: (name) => `${name} abmelden?`,
  sentence:
    'Das Gerät verliert gleich den Zugriff. Änderungen, die es noch nicht gespeichert hat, bleiben verschlüsselt darauf, bis du dich dort wieder anmeldest.',
  done: 'Gerät abgemeldet.',
  others: 'Andere Geräte',
  othersHint: 'Jedes Gerät außer diesem, ob aufgeführt oder nicht.',
  signOutAll: 'Alle abmelden',
  signOutOthers: 'Alle anderen abmelden',
  questionOthers: 'Alle anderen Geräte abmelden?',
  sentenceOthers:
    'Hier bleibst du angemeldet. Wir bitten dich zuerst, deine Identität zu bestätigen.',
  doneOthers: 'Alle anderen Geräte abgemeldet.',
  pending: 'Melde dich noch einmal an, um dieses Gerät abzumelden.',
  pendingOthers: 'Melde dich noch einmal an, um alle anderen Geräte abzumelden.',
  full: 'Du kannst keine weiteren Geräte einzeln abmelden, aber weiterhin alle anderen auf einmal.',
}
