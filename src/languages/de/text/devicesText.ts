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

export const activityText: Translation<typeof english.activityText> = {
  heading: 'Letzte Aktivitäten',
  lead: 'Änderungen an deinem Konto und wo sie vorgenommen wurden.',
  none: 'Noch nichts.',
  more: 'Mehr anzeigen',
  full: (until) =>
    `Diese Liste ist voll mit Einträgen der letzten 7 Tage. Bis ${until} wird nichts Neues aufgezeichnet.`,
  missed: (moment) =>
    `Einige Aktivitäten fehlen, zuletzt vom ${moment}, weil diese Liste voll war.`,
  onDevice: (device, when) => `${device}, ${when}`,
  methods: {
    password: 'E-Mail',
    phone: 'Telefon',
    passkey: 'einem Passkey',
    custom: 'einem Token',
  },
}

export const activitySentences: Translation<typeof english.activitySentences> = {
  signedIn: (method) => (method ? `Mit ${method} angemeldet` : 'Angemeldet'),
  passwordChanged: () => 'Passwort geändert',
  passwordAdded: () => 'Passwort hinzugefügt',
  passwordReset: () => 'Passwort zurückgesetzt',
  emailChangeRequested: () => 'Änderung der E-Mail-Adresse angefordert',
  emailChanged: () => 'E-Mail-Adresse geändert',
  emailRecovered: () => 'Frühere E-Mail-Adresse wiederhergestellt',
  phoneChanged: () => 'Telefonnummer hinzugefügt oder geändert',
  phoneRemoved: () => 'Telefonnummer entfernt',
  factorAdded: () => 'Zweiter Faktor hinzugefügt',
  factorRemoved: () => 'Zweiter Faktor entfernt',
  passkeyAdded: () => 'Passkey hinzugefügt',
  passkeyRemoved: () => 'Passkey entfernt',
  providerConnected: (provider) => `${provider} verknüpft`,
  providerDisconnected: (provider) => `${provider} getrennt`,
  deviceSignedOut: (device) => (device ? `${device} abgemeldet` : 'Gerät abgemeldet'),
  othersSignedOut: () => 'Alle anderen Geräte abgemeldet',
  other: () => 'Andere Aktivität',
}
