import type { ArchiveEntry } from '#src/domain/data/archiveManifest.ts'
import { ArchiveFault } from '#src/storage/data/archive/openArchive.ts'
import {
  readArchivedNote,
  readArchivedRow,
  type ArchivedNote,
} from '../../domain/archive/archivedNote.ts'
import {
  isFileEntry,
  isNotebookEntry,
  type ArchiveCounts,
  type NoteEntry,
} from '../../domain/archive/archiveEntries.ts'
import type { OutboxRow } from '../../domain/sync/outboxRow.ts'

/**
 * Returns the counts that an entry adds.
 *
 * @throws `ArchiveFault` if it is not what the manifest says.
 */
export function countsOfEntry(entry: ArchiveEntry, bytes: Uint8Array): Partial<ArchiveCounts> {
  if (!isNotebookEntry(entry)) throw new ArchiveFault('damaged')
  if (entry.kind === 'text') return {}
  if (isFileEntry(entry)) {
    return entry.kind === 'file' ? { files: 1, bytes: bytes.length } : { unsent: 1 }
  }
  if (entry.kind === 'row') {
    parseRow(entry, bytes)
    return { unsent: 1 }
  }
  const { isInTrash, conflictOf } = parseNote(entry, bytes).content
  return { notes: 1, inTrash: Number(isInTrash), conflicts: Number(conflictOf !== null) }
}

/** @throws `ArchiveFault` if the entry is not the note that the manifest says. */
export function parseNote({ noteId }: NoteEntry, bytes: Uint8Array): ArchivedNote {
  const note = readArchivedNote(parsed(bytes))
  if (note?.noteId !== noteId) throw new ArchiveFault('damaged')
  return note
}

/** @throws `ArchiveFault` if the entry is not an edit of the note that the manifest says. */
export function parseRow({ noteId }: NoteEntry, bytes: Uint8Array): OutboxRow {
  const row = readArchivedRow(parsed(bytes))
  if (row?.noteId !== noteId) throw new ArchiveFault('damaged')
  return row
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
