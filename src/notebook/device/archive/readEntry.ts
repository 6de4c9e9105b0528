import type { ArchiveEntry, NoteEntry } from '../../../domain/archiveManifest.ts'
import type { ToldByContent } from '../../../domain/importTally.ts'
import { ArchiveFault } from '../../../device/archive/openArchive.ts'
import { readArchivedNote, readArchivedRow, type ArchivedNote } from '../../domain/archivedNote.ts'
import type { OutboxRow } from '../../domain/outboxRow.ts'

/**
 * What an entry adds to the counts that only its content tells.
 *
 * @throws `ArchiveFault` where it is not the note or the edit that the manifest says.
 */
export function readEntry(entry: ArchiveEntry, bytes: Uint8Array): ToldByContent {
  if (entry.kind === 'row') rowIn(entry, bytes)
  if (entry.kind !== 'note') return { inTrash: 0, conflicts: 0 }
  const { deleted, conflictOf } = noteIn(entry, bytes).content
  return { inTrash: Number(deleted), conflicts: Number(conflictOf !== null) }
}

/** @throws `ArchiveFault` where an entry is not the note that the manifest says. */
export function noteIn({ noteId }: NoteEntry, bytes: Uint8Array): ArchivedNote {
  const note = readArchivedNote(parsed(bytes))
  if (note?.noteId !== noteId) throw new ArchiveFault('damaged')
  return note
}

/** @throws `ArchiveFault` where an entry is not an edit of the note that the manifest says. */
export function rowIn({ noteId }: NoteEntry, bytes: Uint8Array): OutboxRow {
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
