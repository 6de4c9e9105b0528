import type * as english from '#products/notebook/text/noteText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const noteText: Translation<typeof english.noteText> = {
  tab: 'Notiz',
  title: 'Titel',
  body: 'Text',
  bodyPlaceholder: 'Schreib los',
  pin: 'Anheften',
  unpin: 'Lösen',
  toTrash: 'In den Papierkorb',
  preview: 'Vorschau',
  picture: 'Bild',
  table: 'Tabelle',
  code: 'Code',
  task: 'Aufgabe',
  nothingToPreview: 'Nichts für die Vorschau vorhanden.',
  plainPreview:
    'Für diesen Text gibt es keine Vorschau. Hier steht er, wie du ihn geschrieben hast.',
  pieceMissing: 'Dieser Teil konnte nicht geladen werden. Lade die Seite neu.',
  opening: 'Wird geöffnet …',
  edited: (when) => `Bearbeitet: ${when}`,
  counts: (words, characters) =>
    `${plural(words, { one: '1 Wort', other: `${formatCount(words)} Wörter` })} · ${formatCount(characters)} Zeichen`,

  missing: 'Notiz nicht gefunden',
  missingLead: 'Vielleicht wurde sie endgültig gelöscht, oder der Link ist unvollständig.',
  unreachable: 'Diese Notiz ist offline nicht verfügbar',
  unreachableLead:
    'Sie ist nicht auf diesem Gerät, und der Server ist nicht erreichbar. Sie öffnet sich, sobald du wieder online bist.',

  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  onDevice: 'Lokal gespeichert',
  inMemory: 'Noch nicht gespeichert. Lass diese Seite geöffnet.',
  refused: 'Speichern fehlgeschlagen',

  titleTooLong: 'Der Titel ist zu lang.',
  bodyTooLong: 'Der Text ist zu lang.',
  excess: (characters) => `Kürze ihn um ${formatCount(characters)} Zeichen.`,

  inTrash: 'Diese Notiz ist im Papierkorb.',
  restore: 'Wiederherstellen',
}

export const conflictText: Translation<typeof english.conflictText> = {
  notice: 'Konfliktkopie',
  noticeLead:
    'Dieser Text wurde auch in einem anderen Tab oder auf einem anderen Gerät geändert. Beide Versionen sind erhalten geblieben.',
  compare: 'Vergleichen',
  heading: 'Versionen vergleichen',
  opening: 'Die andere Version wird geöffnet …',
  legend:
    'Was nur in dieser Version steht, ist unterstrichen. Was nur in der anderen steht, ist durchgestrichen.',
  title: 'Titel',
  body: 'Text',
  same: 'Beide Versionen sind gleich.',
  skipped: 'Unveränderter Text',
  thisVersion: 'Diese Version',
  otherVersion: 'Andere Version',
  inTrash:
    'Die andere Version ist im Papierkorb. Sie wird wiederhergestellt, außer du behältst beide.',
  outcome:
    'Die Version, die du nicht behältst, kommt in den Papierkorb. Dort kannst du sie 30 Tage lang wiederherstellen. Wenn du beide behältst, werden daraus zwei getrennte Notizen.',
  outcomeOfFiles: 'Dateien an dieser Version bleiben bei der, die du behältst.',
  originalDeleted:
    'Die andere Version wurde endgültig gelöscht. Du kannst diese Kopie als Notiz behalten.',
  unreachable:
    'Die andere Version ist nicht auf diesem Gerät, und der Server ist nicht erreichbar.',
  failed: {
    saving: 'Die andere Version konnte nicht aktualisiert werden. Versuche es noch einmal.',
    movingFiles:
      'Diese Kopie enthält Dateien, die gerade nicht verschoben werden können. Versuche es noch einmal, wenn du wieder online bist.',
  },
  keepThis: 'Diese behalten',
  keepOther: 'Andere behalten',
  keeping: 'Wird übernommen …',
  keepBoth: 'Beide behalten',
  keepAsNote: 'Als Notiz behalten',
  close: 'Später entscheiden',
}

export const refusedNoteText: Translation<typeof english.refusedNoteText> = {
  notAllowed: 'Der Server hat diese Notiz abgelehnt. Dein Text ist noch da.',
  tooMany: (limit) =>
    `Du hast die Höchstzahl von ${formatCount(limit)} Notizen erreicht. Lösche im Papierkorb eine Notiz endgültig und versuche es dann noch einmal.`,
  tooManyUnverified: (limit) =>
    `Du hast die Höchstzahl von ${formatCount(limit)} Notizen erreicht. Bestätige deine E-Mail-Adresse, um viel mehr zu speichern.`,
  openTrash: 'Papierkorb öffnen',
  verifyEmail: 'E-Mail bestätigen',
  createAccount: 'Konto erstellen',
  tryAgain: 'Erneut versuchen',
  copy: 'Text kopieren',
  copied: 'Kopiert',
  download: 'Herunterladen',
  discard: 'Verwerfen',
  askDiscard: 'Nicht gespeicherte Änderungen verwerfen?',
  discardLead:
    'Alles, was du seit dem letzten Speichern geschrieben hast, geht endgültig verloren.',
  keep: 'Änderungen behalten',
}

export const trashText: Translation<typeof english.trashText> = {
  title: 'Papierkorb',
  lead: 'Notizen im Papierkorb werden nach 30 Tagen endgültig gelöscht.',
  empty: 'Der Papierkorb ist leer.',
  loading: 'Papierkorb wird geladen …',
  unreachable:
    'Der Papierkorb kann gerade nicht geladen werden. Er erscheint, sobald der Server antwortet.',
  restore: 'Wiederherstellen',
  restoreNote: (title) => `„${title}“ wiederherstellen`,
  delete: 'Endgültig löschen',
  deleteNote: (title) => `Endgültig löschen: „${title}“`,
  goesSoon: 'Löschung innerhalb eines Tages',
  goesIn: (days) =>
    plural(days, {
      one: 'Löschung in einem Tag',
      other: `Löschung in ${formatCount(days)} Tagen`,
    }),
  emptyTrash: 'Papierkorb leeren',
  askOne: (title) => `„${title}“ endgültig löschen?`,
  askAll: 'Papierkorb leeren?',
  cannotUndo: 'Das lässt sich nicht rückgängig machen.',
  confirmOne: 'Endgültig löschen',
  confirmAll: 'Alle löschen',
  keepOne: 'Behalten',
  keepAll: 'Behalten',
  deleting: (count) =>
    count === 0
      ? 'Wird gelöscht …'
      : plural(count, {
          one: 'Bisher eine Notiz gelöscht …',
          other: `Bisher ${formatCount(count)} Notizen gelöscht …`,
        }),
  deleted: (count) =>
    count === 0
      ? 'Es wurde nichts gelöscht.'
      : plural(count, {
          one: 'Eine Notiz gelöscht.',
          other: `${formatCount(count)} Notizen gelöscht.`,
        }),
  stop: 'Anhalten',
  cancel: 'Abbrechen',
}
