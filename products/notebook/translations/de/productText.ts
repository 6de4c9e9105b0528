import type * as english from '#products/notebook/text/productText.ts'
import type { ItemCounts } from '#src/domain/data/itemCounts.ts'
import { capitalized, formatSize, formatCount, formatList } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import { filesOf, notesOf } from './counts.ts'

type ProductText = Translation<typeof english.productText>

const notesAndFilesOf = (notes: number, files: number) =>
  formatList([notesOf(notes), filesOf(files)])

export const entryText: Translation<typeof english.entryText> = {
  file: 'Datei',
  withoutNote: 'Dateien ohne Notiz',
  encrypted: 'Ein auf diesem Gerät gespeichertes Element',
}

const archive: ProductText['archive'] = {
  exportLead:
    'Erstellt in deinem Browser eine ZIP-Datei mit deinen Notizen als Textdateien (auch denen im Papierkorb), deinen Dateien und deinen Kontodetails. Passwörter sind nicht enthalten.',
  counts: ({ notes = 0, files = 0, bytes = 0 }) =>
    capitalized(
      files === 0
        ? `${notesAndFilesOf(notes, files)}.`
        : `${notesAndFilesOf(notes, files)}, insgesamt ${formatSize(bytes)}.`,
    ),
  unsaved: ({ unsent = 0 }) =>
    unsent === 0
      ? null
      : plural(unsent, {
          one: 'Enthält eine Änderung, die noch nicht gespeichert ist.',
          other: `Enthält ${formatCount(unsent)} Änderungen, die noch nicht gespeichert sind.`,
        }),
  packing: (step) =>
    step === 'files' ? 'Dateien werden exportiert …' : 'Notizen werden exportiert …',
  packed: ({ step, done, total }) =>
    step === 'files' && total !== null
      ? `${formatSize(done)} von ${formatSize(total)}`
      : `Bisher ${notesOf(done)}`,
  contained: ({ notes = 0, files = 0 }) => `Er enthält ${notesAndFilesOf(notes, files)}.`,
  missing: {
    unreadable: 'konnte nicht gelesen werden',
    'not-arrived': 'wurde vom ursprünglichen Gerät noch nicht hochgeladen',
    'too-large': 'ist zu groß für einen Export',
    encrypted: 'kann von dieser Version der App nicht gelesen werden und bleibt erhalten',
  },
  importLead:
    'Stellt Notizen und Dateien aus einer ZIP-Datei wieder her, die hier exportiert wurde, auch aus einem anderen Konto. Was du schon hast, wird weder geändert noch ersetzt.',
  preview: ({ notes = 0, inTrash = 0, files = 0, bytes = 0, unsent = 0 }) => [
    capitalized(
      inTrash === 0
        ? notesOf(notes)
        : `${notesOf(notes)}, davon ${formatCount(inTrash)} im Papierkorb`,
    ),
    capitalized(files === 0 ? filesOf(files) : `${filesOf(files)}, insgesamt ${formatSize(bytes)}`),
    ...(unsent === 0 ? [] : [unsavedChanges(unsent)]),
  ],
  rules:
    'Vorhandene Notizen werden nicht geändert. Wenn eine Notiz abweicht, wird die Version aus der Datei als eigene Notiz hinzugefügt. Alles, was du importierst, erhält das heutige Datum.',
  soFar: ({ notesAdded = 0, filesAdded = 0 }) =>
    `Bisher hinzugefügt: ${notesAndFilesOf(notesAdded, filesAdded)}.`,
  outcome: (counts) => {
    const {
      notesAdded = 0,
      filesAdded = 0,
      notesExisting = 0,
      filesExisting = 0,
      separateNotes = 0,
    } = counts
    const added = notesAndFiles({ notes: notesAdded, files: filesAdded })
    const there = notesAndFiles({ notes: notesExisting, files: filesExisting })
    return [
      added === null ? 'Es wurde nichts hinzugefügt.' : `Hinzugefügt: ${added}.`,
      ...(there === null ? [] : [`Bereits vorhanden: ${there}.`]),
      ...(separateNotes === 0 ? [] : [addedSeparately(separateNotes)]),
    ]
  },
  full: (of) =>
    of === 'notes'
      ? 'Du hast die Höchstzahl an Notizen erreicht. Lösche einige Notizen endgültig oder bestätige deine E-Mail-Adresse und fahre dann fort.'
      : 'Dein Speicherplatz ist voll. Lösche einige Dateien oder bestätige deine E-Mail-Adresse und fahre dann fort.',
  leftOut: {
    'too-long': 'ist zu lang für eine Notiz',
    'note-gone':
      'die zugehörige Notiz fehlt oder ist im Papierkorb. Stelle sie wieder her und importiere dann erneut',
    'deleted-here': 'wird gerade gelöscht',
    'type-not-allowed':
      'dieser Dateityp wird nicht unterstützt, oder der Inhalt passt nicht zum Namen',
    'not-allowed': 'wurde vom Server abgelehnt',
  },
}

function unsavedChanges(count: number): string {
  return plural(count, {
    one: 'Eine nicht gespeicherte Änderung',
    other: `${formatCount(count)} nicht gespeicherte Änderungen`,
  })
}

function addedSeparately(count: number): string {
  return plural(count, {
    one: 'Eine Notiz war hier anders. Die Version aus der Datei wurde als eigene Notiz hinzugefügt.',
    other: `${formatCount(count)} Notizen waren hier anders. Die Versionen aus der Datei wurden als eigene Notizen hinzugefügt.`,
  })
}

/** The number of notes and files; `null` if there are none. */
function notesAndFiles({ notes = 0, files = 0 }: ItemCounts): string | null {
  if (notes > 0 && files > 0) return notesAndFilesOf(notes, files)
  if (notes > 0) return notesOf(notes)
  return files > 0 ? filesOf(files) : null
}

const move: ProductText['move'] = {
  counting: 'Deine Notizen und Dateien werden geprüft …',
  uncounted: 'Deine Notizen und Dateien werden mit übertragen.',
  comesAlong: (counts, unsaved) => {
    const items = notesAndFiles(counts)
    if (items === null) {
      return unsaved === 0
        ? 'Du hast hier noch keine Notizen. Es gibt also nichts zu übertragen.'
        : 'Deine Notizen werden mit übertragen.'
    }
    return plural((counts['notes'] ?? 0) + (counts['files'] ?? 0), {
      one: capitalized(`${items} wird mit übertragen.`),
      other: capitalized(`${items} werden mit übertragen.`),
    })
  },
  unsaved: (count) =>
    plural(count, {
      one: 'Eine Notiz hat nicht gespeicherte Änderungen. Auch sie werden übertragen.',
      other: `${formatCount(count)} Notizen haben nicht gespeicherte Änderungen. Auch sie werden übertragen.`,
    }),
  title: 'Notizen übertragen',
  heading: 'Deine Notizen werden übertragen',
  lead: 'Deine Notizen und Dateien aus dem Gastkonto werden in dein Konto übertragen. Du kannst dabei weiterarbeiten.',
  steps: { notes: 'Notizen', files: 'Dateien' },
  notYet: 'Einige Notizen wurden noch nicht übertragen',
  freeUpSpace:
    'Lösche Notizen oder Dateien, die du nicht mehr brauchst, endgültig und fahre dann fort.',
  home: 'Zu deinen Notizen',
  movedHeading: 'Deine Notizen wurden übertragen',
  movedLead:
    'Alle deine Notizen und Dateien aus dem Gastkonto sind jetzt in deinem Konto. Die Gastkopie wurde gelöscht.',
  confirmHeading: (account, counts) => {
    const items = counts && notesAndFiles(counts)
    return items
      ? capitalized(`${items} in das Konto ${account} übertragen?`)
      : `Die Gastnotizen aus diesem Browser in das Konto ${account} übertragen?`
  },
  confirmLead: (account) =>
    `Jemand hat in diesem Browser als Gast Notizen geschrieben. Übertrage sie nur, wenn du das warst und ${account} dein Konto ist. Sonst bleiben sie, wie sie sind.`,
  pendingHeading: 'Gastnotizen warten auf dich',
  pendingLead:
    'In diesem Browser hat jemand als Gast Notizen geschrieben, bevor du dich angemeldet hast. Sonst wird niemand danach gefragt: Sie warten hier, bis du sie überträgst oder löschst.',
  deletePendingGuest: 'Gastnotizen löschen',
  pendingDeleted: 'Die Gastnotizen wurden gelöscht',
  noticeMoving: 'Deine Gastnotizen werden in dein Konto übertragen …',
  noticeStopped: 'Einige Gastnotizen wurden noch nicht in dein Konto übertragen.',
  noticeWaiting: 'Deine Gastnotizen werden weiter übertragen, sobald der Server verfügbar ist.',
  noticeMoved: 'Deine Gastnotizen sind jetzt in deinem Konto.',
  noticeGuestGone: 'Das Gastkonto, dessen Notizen übertragen wurden, gibt es nicht mehr.',
  noticeUnconfirmed: 'Jemand hat in diesem Browser als Gast Notizen geschrieben.',
}

const deletion: ProductText['deletion'] = {
  guest:
    'Notizen und Dateien aus deiner Gastsitzung in diesem Browser, die noch nicht in dein Konto übertragen wurden.',
  documents: 'Deine Notizen',
  dataDeleted: 'Deine Notizen und Dateien sind gelöscht. Als Nächstes folgt dein Konto.',
}

export const productText: ProductText = { archive, move, deletion }
