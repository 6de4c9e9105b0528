import type { ImportTally } from '../../domain/importTally.ts'
import { entriesIn, groupByNote } from './groupByNote.ts'
import type { OpenedArchive } from './openArchive.ts'
import { restoreNote } from './restoreNote.ts'
import { tallied, type ArchiveTarget, type ImportState, type Restoring } from './restoring.ts'

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
  const groups = groupByNote(archive.manifest.entries)
  const bytesInAll = groups.flatMap(entriesIn).reduce((sum, { size }) => sum + size, 0)
  state.tally = { ...state.tally, bytesInAll }
  const notes = new Set(groups.flatMap(({ noteId, note }) => (note ? noteId : [])))
  const restoring: Restoring = {
    archive,
    target,
    hasNote: (noteId) => notes.has(noteId),
    isDone: ({ path }) => state.done.has(path),
    settle: (entry, outcome) => {
      if (!entry || state.done.has(entry.path)) return
      state.done.add(entry.path)
      state.tally = tallied(state.tally, entry.size, outcome)
      onProgress(state.tally)
    },
  }
  for (const group of groups) {
    signal.throwIfAborted()
    const whole = `all of ${group.noteId}`
    if (state.done.has(whole)) continue
    const full = await restoreNote(restoring, group)
    if (full) return full
    state.done.add(whole)
  }
  return null
}
