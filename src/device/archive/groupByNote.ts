import { isFileEntry, type ArchiveEntry } from '../../domain/archiveManifest.ts'
import type { NoteGroup } from './restoring.ts'

/** The notes of an archive, each with the edit beside it and with its files; what else is in it is no matter here. */
export function groupByNote(entries: readonly ArchiveEntry[]): NoteGroup[] {
  const groups = new Map<string, NoteGroup>()
  for (const entry of entries) {
    if (!('noteId' in entry) || entry.noteId === null) continue
    const { noteId } = entry
    const known = groups.get(noteId) ?? { noteId, note: null, row: null, files: [] }
    if (isFileEntry(entry)) known.files.push({ ...entry, noteId })
    else known[entry.kind] = entry
    groups.set(noteId, known)
  }
  return [...groups.values()]
}

/** What of a note is put somewhere. */
export function entriesIn({ note, row, files }: NoteGroup): readonly ArchiveEntry[] {
  return [note, row, ...files].filter((entry) => entry !== null)
}
