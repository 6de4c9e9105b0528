import { getDocFromServer, getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { filesOnNoteLimit } from '../../domain/fileLimits.ts'
import { filesOf, fileUsageOf, usageIn, type FileUsage } from './fileDocument.ts'

/** What the server counts already: of all files, of those on one note, and which are arriving. */
export type Counted = FileUsage & { onNote: number; arriving: ReadonlySet<string> }

/**
 * Asks the server how much room is taken.
 *
 * @throws the SDK's error when it cannot be asked.
 */
export async function readRoom(uid: string, noteId: string): Promise<Counted> {
  const some = (field: string, value: string) =>
    query(filesOf(uid), where(field, '==', value), limit(filesOnNoteLimit))
  const [usage, onNote, arriving] = await Promise.all([
    getDocFromServer(fileUsageOf(uid)),
    getDocsFromServer(some('noteId', noteId)),
    getDocsFromServer(some('state', 'arriving')),
  ])
  return {
    ...usageIn(usage),
    onNote: onNote.size,
    arriving: new Set(arriving.docs.map(({ id }) => id)),
  }
}
