import { getDocFromServer } from 'firebase/firestore'
import type { Auth } from 'firebase/auth'
import type { GuestThings } from '../../../domain/guestMove.ts'
import { fileUsageOf, usageIn } from '../../../firebase/files/fileDocument.ts'
import { firestore } from '../../../firebase/firestore.ts'
import { countIn, usageOf } from '../notes/noteDocument.ts'

/**
 * How much a person keeps on the server, by the counters that the rules count with.
 *
 * @param session theirs, if it is not that of the app.
 * @throws the SDK's error.
 */
export async function countOnServer(uid: string, session?: Auth): Promise<GuestThings> {
  const database = firestore(session)
  const [notes, files] = await Promise.all([
    getDocFromServer(usageOf(uid, database)),
    getDocFromServer(fileUsageOf(uid, database)),
  ])
  return { notes: countIn(notes), files: usageIn(files).count }
}
