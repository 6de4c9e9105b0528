import type { ArchiveEntry } from '../../domain/archiveManifest.ts'
import type { ImportTally } from '../../domain/importTally.ts'
import type { OpenedArchive } from './openArchive.ts'
import { restoreFile } from './restoreFile.ts'
import { restoreNote } from './restoreNote.ts'
import {
  tallied,
  type ArchiveTarget,
  type ImportState,
  type NoteEntry,
  type Restoring,
  type SentEntry,
} from './restoring.ts'

/**
 * Puts what is in an archive into a vault, a note before its files. What is known of the account, and
 * the picture, stay in the archive.
 *
 * @param state what has been done already; it is carried on in place.
 * @returns what there was no room for; `null` when all of it is done.
 * @throws `ArchiveFault` where the archive has changed; what the target threw; the signal's reason.
 */
export async function restoreArchive(
  archive: OpenedArchive,
  target: ArchiveTarget,
  state: ImportState,
  signal: AbortSignal,
  onProgress: (tally: ImportTally) => void,
): Promise<'notes' | 'files' | null> {
  const { entries } = archive.manifest
  const notes = entries.filter(isOfNote)
  const files = entries.filter(isSent)
  const bytesInAll = [...notes, ...files].reduce((sum, { size }) => sum + size, 0)
  state.tally = { ...state.tally, bytesInAll }
  const restoring: Restoring = {
    archive,
    target,
    isDone: ({ path }) => state.done.has(path),
    settle: (entry, outcome) => {
      state.done.add(entry.path)
      state.tally = tallied(state.tally, entry.size, outcome)
      onProgress(state.tally)
    },
  }
  const filesOf = groupByNote(files)
  for (const entry of notes) {
    signal.throwIfAborted()
    const own = filesOf.get(entry.noteId) ?? []
    filesOf.delete(entry.noteId)
    const whole = `${entry.path} with its files`
    if (state.done.has(whole)) continue
    const full = await restoreNote(restoring, entry, own)
    if (full) return full
    state.done.add(whole)
  }
  for (const entry of [...filesOf.values()].flat()) {
    signal.throwIfAborted()
    if ((await restoreFile(restoring, entry, entry.noteId)) === 'full') return 'files'
  }
  return null
}

function isOfNote(entry: ArchiveEntry): entry is NoteEntry {
  return entry.kind === 'note' || entry.kind === 'row'
}

function isSent(entry: ArchiveEntry): entry is SentEntry {
  return entry.kind === 'file' || entry.kind === 'upload'
}

function groupByNote(files: readonly SentEntry[]): Map<string, SentEntry[]> {
  const groups = new Map<string, SentEntry[]>()
  for (const file of files) {
    groups.set(file.noteId, [...(groups.get(file.noteId) ?? []), file])
  }
  return groups
}
