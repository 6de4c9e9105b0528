import { getDocFromServer } from 'firebase/firestore'
import { fileUsageOf, usageIn } from '../../../firebase/files/fileDocument.ts'
import { firestore } from '../../../firebase/firestore.ts'
import type { UserData } from '../../../firebase/userData/userData.ts'
import { countIn, usageOf } from '../notes/noteDocument.ts'

/**
 * How much a person keeps on the server, by the counters that the rules count with.
 *
 * @throws the SDK's error.
 */
export async function countOnServer({
  uid,
  session,
}: UserData): Promise<{ notes: number; files: number }> {
  const database = firestore(session)
  const [notes, files] = await Promise.all([
    getDocFromServer(usageOf(uid, database)),
    getDocFromServer(fileUsageOf(uid, database)),
  ])
  return { notes: countIn(notes), files: usageIn(files).count }
}
