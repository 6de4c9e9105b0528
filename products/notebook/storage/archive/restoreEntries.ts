import type { ArchiveOptions, OpenedArchive } from '#src/domain/data/archive.ts'
import { emptyTally, type ImportTally } from '#src/domain/data/importTally.ts'
import type { NewFile } from '#src/domain/files/storedFile.ts'
import { uuidFrom } from '#src/domain/uuid.ts'
import { applyArchivedEdit, type AppliedEdit } from '../../domain/archive/applyArchivedEdit.ts'
import {
  type NotebookEntry,
  type FileEntry,
  type NoteEntry,
  isFileEntry,
  isNotebookEntry,
  toNewFile,
} from '../../domain/archive/archiveEntries.ts'
import type { ImportedCounts, LeftOutReason } from '../../domain/archive/imported.ts'
import { headlineOf } from '../../domain/headline.ts'
import { type NoteContent, wellFormed, copyOf } from '../../domain/note.ts'
import { refusalOf } from '../../domain/sync/outboxRow.ts'
import { parseNote, parseRow } from './parseEntry.ts'

/** Where an archive is imported to. Nothing that exists there is changed. */
export type ArchiveTarget = {
  /** `same`: a note with this ID has this text. `full`: the note limit is reached. */
  putNote: (
    noteId: string,
    content: NoteContent,
  ) => Promise<'created' | 'same' | 'other' | 'full' | 'not-allowed'>
  /** Moves a note to the trash, if an import created it and it hasn't been edited since. */
  moveToTrash: (noteId: string) => Promise<void>
  /**
   * `deleted-here`: a file with this ID is being deleted. `full`: the storage quota is reached.
   * `type-not-allowed`: this kind of file is not allowed.
   */
  putFile: (
    file: NewFile,
    bytes: Blob,
  ) => Promise<
    'created' | 'same' | 'full' | 'deleted-here' | 'note-gone' | 'type-not-allowed' | 'not-allowed'
  >
}

type Tally = ImportTally & { counts: ImportedCounts }

/** The progress of an import. Passed in again, the import resumes from there. */
export type ImportState = { tally: Tally; done: Set<string> }

export function newImport(): ImportState {
  const counts = {
    notesAdded: 0,
    notesExisting: 0,
    separateNotes: 0,
    filesAdded: 0,
    filesExisting: 0,
  }
  return { tally: { ...emptyTally, counts }, done: new Set() }
}

type NoteGroup = {
  noteId: string
  note: NoteEntry | null
  /** An edit that had not reached the server. */
  row: NoteEntry | null
  files: FileEntry[]
}

type Restoring = {
  archive: OpenedArchive
  target: ArchiveTarget
  hasNote: (noteId: string) => boolean
  isDone: (entry: NotebookEntry) => boolean
  /** Counts the outcome of an entry, once, and reports the progress. */
  recordOutcome: (entry: NotebookEntry | null, outcome: Outcome) => void
}

type Outcome = { counted: readonly (keyof ImportedCounts)[] } | { name: string; why: LeftOutReason }

function addOutcome(tally: Tally, size: number, outcome: Outcome): Tally {
  const next = { ...tally, bytes: tally.bytes + size }
  if ('why' in outcome) return { ...next, leftOut: [...tally.leftOut, outcome] }
  const counts = { ...tally.counts }
  for (const name of outcome.counted) counts[name] += 1
  return { ...next, counts }
}

/** Groups the entries by note. The readable texts are not imported. */
function groupByNote(entries: readonly NotebookEntry[]): NoteGroup[] {
  const groups = new Map<string, NoteGroup>()
  for (const entry of entries) {
    if (entry.kind === 'text') continue
    const { noteId } = entry
    const known = groups.get(noteId) ?? { noteId, note: null, row: null, files: [] }
    if (isFileEntry(entry)) known.files.push(entry)
    else known[entry.kind] = entry
    groups.set(noteId, known)
  }
  return [...groups.values()]
}

/** The entries of a note that are imported. */
function entriesIn({ note, row, files }: NoteGroup): readonly NotebookEntry[] {
  return [note, row, ...files].filter((entry) => entry !== null)
}

type ToRestore = {
  archive: OpenedArchive
  target: ArchiveTarget
  /** What has been done already. It is updated in place. */
  state: ImportState
}

/**
 * Imports an archive into a person's user data, each note before its files.
 *
 * @returns what was over quota; `null` when everything is done.
 * @throws `ArchiveFault` if the archive has changed; what the target threw; the signal’s reason.
 */
export async function restoreEntries(
  { archive, target, state }: ToRestore,
  { signal, onProgress }: ArchiveOptions<ImportTally>,
): Promise<'notes' | 'files' | null> {
  const groups = groupByNote(archive.entries.filter(isNotebookEntry))
  const totalBytes = groups.flatMap(entriesIn).reduce((sum, { size }) => sum + size, 0)
  state.tally = { ...state.tally, totalBytes }
  const notes = new Set(groups.flatMap(({ noteId, note }) => (note ? noteId : [])))
  const restoring: Restoring = {
    archive,
    target,
    hasNote: (noteId) => notes.has(noteId),
    isDone: ({ path }) => state.done.has(path),
    recordOutcome: (entry, outcome) => {
      if (!entry || state.done.has(entry.path)) return
      state.done.add(entry.path)
      state.tally = addOutcome(state.tally, entry.size, outcome)
      onProgress(state.tally)
    },
  }
  for (const group of groups) {
    signal.throwIfAborted()
    const groupKey = `all of ${group.noteId}`
    if (state.done.has(groupKey)) continue
    const full = await restoreNote(restoring, group)
    if (full) return full
    state.done.add(groupKey)
  }
  return null
}

/**
 * Imports a note with the edit that had not reached it, and then its files. Files can't be added
 * to a note in the trash, so that is where it goes last.
 *
 * @returns what was over quota.
 */
async function restoreNote(
  restoring: Restoring,
  group: NoteGroup,
): Promise<'notes' | 'files' | null> {
  const { target, recordOutcome } = restoring
  const { note, row, files } = group
  const found = await readContent(restoring, group)
  const isForTrash = found?.content.isInTrash && files.length > 0
  const first = found && { ...found.content, ...(isForTrash && { isInTrash: false }) }

  let targetNoteId = group.noteId
  if (first) {
    const { noteId, outcome } = await importNote(target, targetNoteId, first)
    if (outcome === 'full') return 'notes'
    recordOutcome(note ?? row, outcome)
    targetNoteId = noteId
  }
  if (found?.unmerged) {
    const { content, editId } = found.unmerged
    const { outcome } = await importNote(target, group.noteId, content, editId)
    if (outcome === 'full') return 'notes'
    recordOutcome(row, outcome)
  }
  recordOutcome(row, { counted: [] })
  for (const file of files) {
    if ((await restoreFile(restoring, file, targetNoteId)) === 'full') return 'files'
  }
  if (isForTrash) await target.moveToTrash(targetNoteId)
  return null
}

/** The content of a note with its edit applied; `null` if the archive has neither, or has it as a copy. */
async function readContent(
  { archive, hasNote }: Restoring,
  { note, row }: NoteGroup,
): Promise<AppliedEdit | null> {
  const waiting = row && parseRow(row, await archive.read(row))
  if (note) return applyArchivedEdit(parseNote(note, await archive.read(note)), waiting, hasNote)
  if (!waiting || hasNote(waiting.edit.editId)) return null
  return { content: wellFormed(waiting.edit.content), unmerged: null }
}

type ImportedNote = { noteId: string; outcome: Outcome | 'full' }

/**
 * Imports a note under its ID. If a different note has that ID, creates a separate note, whose ID is derived from
 * the content, so that importing again finds it.
 *
 * @param copyId the ID that the conflicted copy would have had on the server.
 */
async function importNote(
  target: ArchiveTarget,
  noteId: string,
  content: NoteContent,
  copyId?: string,
): Promise<ImportedNote> {
  const name = headlineOf(content).title
  if (refusalOf(content) !== null) return { noteId, outcome: { name, why: 'too-long' } }
  const result = await target.putNote(noteId, content)
  if (result === 'full') return { noteId, outcome: 'full' }
  if (result === 'not-allowed') return { noteId, outcome: { name, why: 'not-allowed' } }
  if (result === 'created') return { noteId, outcome: { counted: ['notesAdded'] } }
  if (result === 'same') return { noteId, outcome: { counted: ['notesExisting'] } }
  if (copyId !== undefined) return importNote(target, copyId, copyOf(noteId, content))

  const ownId = await uuidFrom(noteId, content.title, content.body)
  const separate = await target.putNote(ownId, { ...content, conflictOf: null })
  if (separate === 'full') return { noteId: ownId, outcome: 'full' }
  if (separate === 'not-allowed') return { noteId: ownId, outcome: { name, why: 'not-allowed' } }
  // It was edited after an earlier import.
  if (separate !== 'created') return { noteId: ownId, outcome: { counted: ['notesExisting'] } }
  return { noteId: ownId, outcome: { counted: ['notesAdded', 'separateNotes'] } }
}

/**
 * Imports a file.
 *
 * @param noteId the note it belongs to.
 * @returns `full` if the quota is reached.
 */
async function restoreFile(
  { archive, target, isDone, recordOutcome }: Restoring,
  entry: FileEntry,
  noteId: string,
): Promise<'full' | null> {
  if (isDone(entry)) return null
  const bytes = new Blob([await archive.read(entry)], { type: entry.type })
  const file = { ...toNewFile(entry), attachedTo: noteId }
  let result = await target.putFile(file, bytes)
  if (result === 'deleted-here') {
    result = await target.putFile({ ...file, id: await uuidFrom(file.id, noteId) }, bytes)
  }
  if (result === 'full') return 'full'
  if (result === 'created') recordOutcome(entry, { counted: ['filesAdded'] })
  else if (result === 'same') recordOutcome(entry, { counted: ['filesExisting'] })
  else recordOutcome(entry, { name: entry.name, why: result })
  return null
}
