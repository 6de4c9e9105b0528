import type { connectedText as english } from '#src/text/connectedText.ts'
import type { Translation } from '#translations/translation.ts'

export const connectedText: Translation<typeof english> = {
  heading: 'Verknüpfte Konten',
  lead: 'Du kannst dich mit jedem davon anmelden.',
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
  toConnect: (name) => `Melde dich noch einmal an, um ${name} zu verknüpfen.`,
  toDisconnect: (name) => `Melde dich noch einmal an, um ${name} zu trennen.`,
  confirmWith: (name) => `Mit ${name} bestätigen`,
  mismatch: (name) =>
    `Du bist bei ${name} mit einem anderen Konto angemeldet. Wähle das Konto, das hier verknüpft ist.`,
}
