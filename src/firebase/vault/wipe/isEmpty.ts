import { getDocsFromServer, limit, query, type CollectionReference } from 'firebase/firestore'
import { filesOf } from '../../files/fileDocument.ts'
import { listBytes } from '../../files/listBytes.ts'
import { firestore } from '../../firestore.ts'
import { notesOf } from '../../notes/noteDocument.ts'
import { ask, type Wipe } from './wipe.ts'

/**
 * Whether the server has no note, no record of a file and no bytes of this person any more.
 *
 * @throws as `ask` does.
 */
export async function isEmpty(wipe: Wipe): Promise<boolean> {
  const { uid, session } = wipe.vault
  const database = firestore(session)
  const hasNone = async (collection: CollectionReference) =>
    (await ask(wipe, () => getDocsFromServer(query(collection, limit(1))))).empty
  if (!(await hasNone(notesOf(uid, database)))) return false
  if (!(await hasNone(filesOf(uid, database)))) return false
  const page = await ask(wipe, () => listBytes(wipe.vault, 1).next())
  return page.done || page.value.length === 0
}
