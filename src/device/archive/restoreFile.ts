import { fileIn } from '../../domain/archiveManifest.ts'
import { idFrom } from './digest.ts'
import type { Restoring, SentEntry } from './restoring.ts'

/**
 * Puts a file beside its note.
 *
 * @param noteId the note that it comes to.
 * @returns `full` where there is no room for it.
 */
export async function restoreFile(
  { archive, target, isDone, settle }: Restoring,
  entry: SentEntry,
  noteId: string,
): Promise<'full' | null> {
  if (isDone(entry)) return null
  const bytes = new Blob([await archive.read(entry)], { type: entry.type })
  const file = { ...fileIn(entry), noteId }
  let placed = await target.putFile(file, bytes)
  if (placed === 'deleted-here') {
    placed = await target.putFile({ ...file, id: await idFrom(file.id, noteId) }, bytes)
  }
  if (placed === 'full') return 'full'
  if (placed === 'created') settle(entry, { counted: ['filesAdded'] })
  else if (placed === 'same') settle(entry, { counted: ['filesThere'] })
  else settle(entry, { name: entry.name, why: placed })
  return null
}
