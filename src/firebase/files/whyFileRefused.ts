import { doc, getDocFromServer } from 'firebase/firestore'
import { fileAllowanceFor, fileSizeLimit, fits } from '../../domain/fileLimits.ts'
import { typeOfName } from '../../domain/fileTypes.ts'
import type { UploadRefusal, UploadRow } from '../../domain/uploadRow.ts'
import { currentUser } from '../currentUser.ts'
import { firestore } from '../firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import { toUser } from '../toUser.ts'
import { fileOf, fileUsageOf, toFile, usageIn } from './fileDocument.ts'

/**
 * Why the rules do not take a file, as far as it can be found out.
 *
 * @returns `null` where another try may help: all is as it should be, or the whole account is being
 * deleted, and who stops that can go on.
 * @throws the SDK's error when the server cannot be asked.
 */
export async function whyFileRefused(uid: string, row: UploadRow): Promise<UploadRefusal | null> {
  const [mark, note, record, usage] = await Promise.all([
    getDocFromServer(doc(firestore(), 'users', uid)),
    getDocFromServer(noteOf(uid, row.noteId)),
    getDocFromServer(fileOf(uid, row.id)),
    getDocFromServer(fileUsageOf(uid)),
  ])
  if (mark.exists()) return null
  const content = toNote(note)?.content
  if (!content || content.deleted) return 'note-gone'
  const hasRoom = fits(usageIn(usage), fileAllowanceFor(toUser(currentUser())), row.size)
  if (!toFile(record) && !hasRoom) return 'no-room'
  const isFit = row.size <= fileSizeLimit && typeOfName(row.name)?.type === row.type
  return isFit ? null : 'not-allowed'
}
