import { getCountFromServer, getDocFromServer, limit, query, where } from 'firebase/firestore'
import { fileUsageRef, usageIn } from '#src/firebase/documents/files/fileDocument.ts'
import { requireSignedIn, type AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { firestore } from '#src/firebase/sdk/firestore.ts'
import { maxCounted, type NotebookCounts } from '../../domain/itemCounts.ts'
import { countIn, notesCollection, usageRef } from './noteDocument.ts'

/**
 * Counts what the server stores for a person, by its own counters.
 *
 * @throws the SDK's error.
 */
export async function itemCountsOf(account: AccountAuth): Promise<NotebookCounts> {
  requireSignedIn(account)
  const { uid, auth } = account
  const database = firestore(auth)
  const trash = query(
    notesCollection(uid, database),
    where('isInTrash', '==', true),
    limit(maxCounted),
  )
  const [notes, files, inTrash] = await Promise.all([
    getDocFromServer(usageRef(uid, database)),
    getDocFromServer(fileUsageRef(account)),
    getCountFromServer(trash),
  ])
  const { count, bytes } = usageIn(files)
  return { notes: countIn(notes), inTrash: inTrash.data().count, files: count, bytes }
}
