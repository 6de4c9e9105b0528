import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '../../text/productText.ts'

type ProductText = Translation<typeof english.productText>

function greetingsIn({ greetings = 0 }: ItemCounts): string {
  if (greetings === 0) return 'keine Begrüßung'
  return plural(greetings, { one: 'eine Begrüßung', other: `${greetings} Begrüßungen` })
}

const archive: ProductText['archive'] = {
  exportLead:
    'Erstellt in deinem Browser eine ZIP-Datei mit deiner Begrüßung und deinen Kontodetails.',
  contents: (counts) => `Vorhanden: ${greetingsIn(counts)}.`,
  unsaved: () => null,
  packing: () => 'Deine Begrüßung wird exportiert …',
  packed: () => 'Nur einen Moment',
  contained: (counts) => `Inhalt: ${greetingsIn(counts)}.`,
  missing: {},
  importLead: 'Stellt deine Begrüßung aus einer ZIP-Datei wieder her, die hier exportiert wurde.',
  preview: (counts) => [`Inhalt: ${greetingsIn(counts)}.`],
  rules: 'Eine Begrüßung, die du schon hast, bleibt, wie sie ist.',
  soFar: (counts) => `Bisher hinzugefügt: ${greetingsIn(counts)}.`,
  outcome: (counts) => [`Hinzugefügt: ${greetingsIn(counts)}.`],
  full: () => 'Es ist kein Platz mehr.',
  leftOut: {},
}

const move: ProductText['move'] = {
  counting: 'Deine Begrüßung wird geprüft …',
  uncounted: 'Deine Begrüßung wird mit übertragen.',
  comesAlong: ({ greetings = 0 }) =>
    greetings === 0 ? 'Du hast noch keine Begrüßung.' : 'Deine Begrüßung wird mit übertragen.',
  unsent: () => '',
  title: 'Begrüßung übertragen',
  heading: 'Deine Begrüßung wird übertragen',
  lead: 'Deine Begrüßung aus dem Gastkonto wird in dein Konto übertragen.',
  steps: { greetings: 'Begrüßung' },
  notYet: 'Deine Begrüßung wurde noch nicht übertragen',
  freeUpSpace: '',
  home: 'Zu deiner Begrüßung',
  movedHeading: 'Deine Begrüßung wurde übertragen',
  movedLead:
    'Deine Begrüßung aus dem Gastkonto ist jetzt in deinem Konto. Die Gastkopie wurde gelöscht.',
  confirmHeading: (account) =>
    `Die Gastbegrüßung aus diesem Browser in das Konto ${account} übertragen?`,
  confirmLead: (account) => `Übertrage sie nur, wenn ${account} dein Konto ist.`,
  pendingHeading: 'Eine Gastbegrüßung wartet auf dich',
  pendingLead:
    'In diesem Browser hat jemand als Gast eine Begrüßung gespeichert, bevor du dich angemeldet hast. Sonst wird niemand danach gefragt: Sie wartet hier, bis du sie überträgst oder löschst.',
  deletePendingGuest: 'Gastbegrüßung löschen',
  pendingDeleted: 'Die Gastbegrüßung wurde gelöscht',
  noticeMoving: 'Deine Gastbegrüßung wird in dein Konto übertragen …',
  noticeHalted: 'Deine Gastbegrüßung wurde noch nicht in dein Konto übertragen.',
  noticeArrived:
    'Deine Gastbegrüßung ist in deinem Konto. Die Gastkopie wurde noch nicht gelöscht.',
  noticeWaiting: 'Deine Gastbegrüßung wird weiter übertragen, sobald der Server verfügbar ist.',
  noticeMoved: 'Deine Gastbegrüßung ist jetzt in deinem Konto.',
  noticeLeft: 'Die Gastbegrüßung wurde in einem anderen Tab verworfen.',
  noticeLost: 'Das Gastkonto, dessen Begrüßung übertragen wurde, gibt es nicht mehr.',
  noticeUnconfirmed: 'Jemand hat in diesem Browser als Gast eine Begrüßung gespeichert.',
}

export const productText: ProductText = {
  archive,
  move,
  deletion: {
    guest: 'Die Begrüßung deiner Gastsitzung in diesem Browser.',
    documents: 'Deine Begrüßung',
    wiped: 'Deine Begrüßung ist gelöscht. Als Nächstes folgt dein Konto.',
  },
}
