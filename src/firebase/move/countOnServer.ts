import { getDocFromServer } from 'firebase/firestore'
import type { GuestThings } from '../../domain/guestMove.ts'
import { fileUsageOf, usageIn } from '../files/fileDocument.ts'
import { countIn, usageOf } from '../notes/noteDocument.ts'

/** How much a person keeps on the server, by the counters that the rules count with. */
export async function countOnServer(uid: string): Promise<GuestThings> {
  const [notes, files] = await Promise.all([
    getDocFromServer(usageOf(uid)),
    getDocFromServer(fileUsageOf(uid)),
  ])
  return { notes: countIn(notes), files: usageIn(files).count }
}
