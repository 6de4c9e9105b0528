import { totalOf } from '#src/domain/data/itemCounts.ts'
import { formatCount } from '#src/domain/format.ts'
import type * as english from '#src/text/product/defaultProductText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

function itemsOf(count: number): string {
  if (count === 0) return 'keine Einträge'
  return plural(count, { one: 'ein Eintrag', other: `${formatCount(count)} Einträge` })
}

export const defaultProductText: Translation<typeof english.defaultProductText> = {
  archive: {
    exportLead:
      'Erstellt in deinem Browser eine ZIP-Datei mit deinen Daten und deinen Kontodetails.',
    counts: (counts) => `Vorhanden: ${itemsOf(totalOf(counts))}.`,
    unsaved: () => null,
    packing: () => 'Deine Daten werden exportiert …',
    packed: ({ done }) => `Bisher exportiert: ${itemsOf(done)}`,
    contained: (counts) => `Inhalt: ${itemsOf(totalOf(counts))}.`,
    missing: {},
    importLead:
      'Stellt Daten aus einer ZIP-Datei wieder her, die hier exportiert wurde, auch aus einem anderen Konto. Was du schon hast, wird weder geändert noch ersetzt.',
    preview: (counts) => [`Inhalt: ${itemsOf(totalOf(counts))}`],
    rules: 'Einträge, die schon hier sind, werden nicht geändert.',
    soFar: ({ added = 0 }) => `Bisher hinzugefügt: ${itemsOf(added)}.`,
    outcome: ({ added = 0, existing = 0 }) => [
      added === 0 ? 'Nichts wurde hinzugefügt.' : `Hinzugefügt: ${itemsOf(added)}.`,
      ...(existing === 0 ? [] : [`Schon hier: ${itemsOf(existing)}.`]),
    ],
    full: () => 'Es ist kein Platz mehr.',
    leftOut: {
      'not-allowed': 'der Server hat es abgelehnt',
      'no-document': 'der zugehörige Eintrag ist nicht hier',
      unknown: 'diese App verwendet es nicht mehr',
    },
  },
  move: {
    counting: 'Deine Daten werden geprüft …',
    uncounted: 'Deine Daten werden mit übertragen.',
    comesAlong: (kept) => {
      const count = totalOf(kept)
      return count === 0
        ? 'Du hast hier noch keine Daten, es gibt also nichts zu übertragen.'
        : `Wird mit übertragen: ${itemsOf(count)}.`
    },
    unsaved: () => '',
    title: 'Daten übertragen',
    heading: 'Deine Daten werden übertragen',
    lead: 'Deine Gastdaten werden in dein Konto übertragen.',
    steps: { documents: 'Einträge' },
    notYet: 'Einige Daten wurden noch nicht übertragen',
    freeUpSpace: '',
    home: 'Zu deinen Daten',
    movedHeading: 'Deine Daten wurden übertragen',
    movedLead: 'Alle deine Gastdaten sind jetzt in deinem Konto. Die Gastkopie wurde gelöscht.',
    confirmHeading: (account, kept) =>
      kept && totalOf(kept) > 0
        ? `${itemsOf(totalOf(kept))} in das Konto ${account} übertragen?`
        : `Die Gastdaten aus diesem Browser in das Konto ${account} übertragen?`,
    confirmLead: (account) =>
      `Jemand hat diesen Browser als Gast benutzt. Übertrage die Daten nur, wenn du das warst und ${account} dein Konto ist. Sonst bleiben sie, wie sie sind.`,
    pendingHeading: 'Gastdaten warten auf dich',
    pendingLead:
      'Jemand hat diesen Browser als Gast benutzt, bevor du dich angemeldet hast. Sonst wird niemand nach diesen Daten gefragt: Sie warten hier, bis du sie überträgst oder löschst.',
    deletePendingGuest: 'Gastdaten löschen',
    pendingDeleted: 'Die Gastdaten wurden gelöscht',
    noticeMoving: 'Deine Gastdaten werden in dein Konto übertragen …',
    noticeStopped: 'Einige Gastdaten wurden noch nicht in dein Konto übertragen.',
    noticeWaiting: 'Deine Gastdaten werden weiter übertragen, sobald der Server verfügbar ist.',
    noticeMoved: 'Deine Gastdaten sind jetzt in deinem Konto.',
    noticeGuestGone: 'Das Gastkonto, dessen Daten übertragen wurden, gibt es nicht mehr.',
    noticeUnconfirmed: 'Jemand hat diesen Browser als Gast benutzt.',
  },
  deletion: {
    guest: 'Daten deiner Gastsitzung in diesem Browser, die nicht in dein Konto übertragen wurden.',
    documents: 'Deine Daten',
    dataDeleted: 'Deine Daten sind gelöscht. Als Nächstes folgt dein Konto.',
  },
}

export const defaultUnsavedText: Translation<typeof english.defaultUnsavedText> = {
  untitled: 'Ein Eintrag',
}

export const defaultDeletedText: Translation<typeof english.defaultDeletedText> = {
  label: 'Deine Daten',
  counted: (count) => itemsOf(count),
}
