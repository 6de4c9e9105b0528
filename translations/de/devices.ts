import type * as Devices from '#src/text/devices/devicesText.ts'
import type { Translation } from '#translations/translation.ts'

export const nameOfDevice: Translation<typeof Devices.nameOfDevice> = ({ browser, system }) => {
  if (browser && system) return `${browser} auf ${system}`
  return browser || system || 'Unbekanntes Gerät'
}

export const devicesText: Translation<typeof Devices.devicesText> = {
  heading: 'Wo du angemeldet bist',
  lead: 'Wenn du ein Gerät nicht kennst oder nicht mehr nutzt, melde alle anderen ab.',
  loading: 'Deine Geräte werden geladen …',
  slow: 'Das dauert noch. Prüfe deine Verbindung.',
  thisDevice: 'Dieses Gerät',
  signedInSince: (moment) => `Angemeldet am ${moment}`,
  lastSeen: (when) => `Zuletzt aktiv: ${when}`,
  unlisted: 'Dieses Gerät ist noch nicht aufgeführt.',
  signingOut: 'Wird abgemeldet …',
  cancel: 'Abbrechen',
  others: 'Andere Geräte',
  othersHint: 'Jedes Gerät außer diesem, ob aufgeführt oder nicht.',
  signOutAll: 'Alle abmelden',
  signOutOthers: 'Alle anderen abmelden',
  questionOthers: 'Alle anderen Geräte abmelden?',
  sentenceOthers:
    'Hier bleibst du angemeldet. Wir bitten dich zuerst, deine Identität zu bestätigen. Die anderen verlieren gleich den Zugriff. Änderungen, die sie noch nicht gespeichert haben, werden erst gesendet, wenn du dich dort wieder anmeldest.',
  methodsLeft: (methods) =>
    `Damit lässt sich dein Konto weiterhin öffnen: ${methods}. Entferne zuerst, was nicht dir gehört.`,
  withoutEmail:
    'Ohne E-Mail-Adresse kann dein Konto die anderen Sitzungen nicht vollständig beenden: Mit veränderter Software könnte eine von ihnen eine Anmeldemethode hinzufügen und zurückkommen.',
  addEmail: 'Füge eine E-Mail-Adresse hinzu, um das zu verhindern.',
  methods: { password: 'E-Mail', phone: 'Telefonnummer' },
  doneOthers: 'Alle anderen Geräte abgemeldet.',
  confirmOthers: 'Melde dich noch einmal an, um alle anderen Geräte abzumelden.',
}
