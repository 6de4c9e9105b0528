import { getDocFromServer, getDocsFromServer, limit, query, where } from 'firebase/firestore'
import {
  filesCollection,
  toFile,
  fileRef,
  fileUsageRef,
  usageIn,
  type FileUsage,
} from '#src/firebase/documents/files/fileDocument.ts'
import { someFilesOf } from '#src/firebase/documents/files/fileQueries.ts'
import { runTransaction } from '#src/firebase/documents/runTransaction.ts'
import { accountAuth, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { filesOnNoteLimit } from '../../domain/note.ts'

/**
 * Moves a file to another note. Safe to repeat.
 *
 * @throws the SDK’s error; `permission-denied` if the note does not exist or is in the trash.
 */
export function moveFile(account: AccountAuth, fileId: string, noteId: string): Promise<void> {
  const record = fileRef(account, fileId)
  return runTransaction(account, async (transaction) => {
    const file = toFile(await transaction.get(record))
    if (file?.state === 'stored' && file.attachedTo !== noteId) {
      transaction.update(record, { attachedTo: noteId })
    }
  })
}

/**
 * Moves all complete files of a note to another note. Run again, it moves the remaining ones.
 *
 * @throws the SDK’s error; `permission-denied` if the note does not exist or is in the trash.
 */
export async function moveFilesOf(account: AccountAuth, from: string, to: string): Promise<void> {
  let last: string | undefined
  do {
    const files = await someFilesOf(account, from, last)
    for (const { id, state } of files) if (state === 'stored') await moveFile(account, id, to)
    last = files.at(-1)?.id
  } while (last)
}

/** The server's counts so far: all files, those of one note, and the IDs of unfinished uploads. */
export type Counted = FileUsage & { onNote: number; uploading: ReadonlySet<string> }

/**
 * Asks the server how much storage is used.
 *
 * @throws the SDK's error if it can't be reached.
 */
export async function readUsage(uid: string, noteId: string): Promise<Counted> {
  const account = accountAuth(uid)
  const some = (field: string, value: string) =>
    query(filesCollection(account), where(field, '==', value), limit(filesOnNoteLimit))
  const [usage, onNote, uploading] = await Promise.all([
    getDocFromServer(fileUsageRef(account)),
    getDocsFromServer(some('attachedTo', noteId)),
    getDocsFromServer(some('state', 'uploading')),
  ])
  return {
    ...usageIn(usage),
    onNote: onNote.size,
    uploading: new Set(uploading.docs.map(({ id }) => id)),
  }
}
