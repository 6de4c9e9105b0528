import { readArchivedNote, readArchivedRow, type ArchivedNote } from '../../domain/archivedNote.ts'
import type { ImportPreview } from '../../domain/importTally.ts'
import type { OutboxRow } from '../../domain/outboxRow.ts'
import { ArchiveFault, type OpenedArchive } from './openArchive.ts'
import type { NoteEntry } from '../../domain/archiveManifest.ts'

/**
 * Reads an archive from its first to its last byte, and changes nothing.
 *
 * @param onProgress is called with how many bytes have been read, and how many there are.
 * @throws `ArchiveFault` if anything differs from the manifest; the signal’s reason when it aborts.
 */
export async function checkArchive(
  { manifest, read }: OpenedArchive,
  signal: AbortSignal,
  onProgress: (done: number, inAll: number) => void,
): Promise<ImportPreview> {
  const { entries, counts, exportedAt, missing } = manifest
  const inAll = entries.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  let inTrash = 0
  let conflicts = 0
  for (const entry of entries) {
    signal.throwIfAborted()
    const bytes = await read(entry)
    if (entry.kind === 'row') rowIn(entry, bytes)
    if (entry.kind === 'note') {
      const { content } = noteIn(entry, bytes)
      if (content.deleted) inTrash += 1
      if (content.conflictOf !== null) conflicts += 1
    }
    done += entry.size
    onProgress(done, inAll)
  }
  signal.throwIfAborted()
  if (counts.inTrash !== inTrash || counts.conflicts !== conflicts) {
    throw new ArchiveFault('damaged')
  }
  const hasPicture = entries.some(({ kind }) => kind === 'picture')
  return { exportedAt, counts, missing: missing.length, hasPicture }
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
