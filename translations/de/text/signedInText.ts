import type * as english from '#src/text/signedInText.ts'
import type { Translation } from '#translations/translation.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  menuOf: (name) => (name ? `Kontomenü, ${name}` : 'Kontomenü'),
  account: 'Dein Konto',
  guestAccount: 'Gastkonto',
  notices: 'Mitteilungen',
  lastSeen: 'Stand deines letzten Besuchs. Neues wird geladen …',
  unverified: 'Deine E-Mail-Adresse ist noch nicht bestätigt.',
  verify: 'E-Mail bestätigen',
  notNow: 'Jetzt nicht',
  dismiss: 'Schließen',
  unasked:
    'Du bist noch angemeldet, weil ein Teil dieser Seite nicht geladen werden konnte. Prüfe deine Verbindung.',
  tryAgain: 'Erneut versuchen',
}

export const guestBannerText: Translation<typeof english.guestBannerText> = {
  lead: 'Du nutzt ein Gastkonto. Erstelle ein Konto, damit du dich später wieder anmelden kannst.',
  action: 'Konto erstellen',
}

export const guestEndText: Translation<typeof english.guestEndText> = {
  until: (day) => `Gastkonto, bis zum ${day}`,
  near: (day) => `Dieses Gastkonto wird am ${day} mit allem darin gelöscht.`,
  past: 'Der letzte Tag dieses Gastkontos ist vorbei. Es kann jederzeit mit allem darin gelöscht werden.',
  export: 'Daten exportieren',
}
