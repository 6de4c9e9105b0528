import { isNoteId } from './noteId.ts'
import type { User } from './user.ts'

const service = 'https://firebasestorage.googleapis.com/v0/b'

/**
 * What an account carries as the address of a picture that the person chose in this app. It names the
 * file and opens nothing: without a token, only the rules let anybody read it.
 */
export function addressOfPicture(bucket: string, uid: string, fileId: string): string {
  return `${service}/${bucket}/o/${encodeURIComponent(`users/${uid}/files/`)}${fileId}`
}

/** The file that an account names as its picture; `null` unless it is the person's own, in our bucket. */
export function ownPictureOf(
  { uid, photoURL }: Pick<User, 'uid' | 'photoURL'>,
  bucket: string,
): string | null {
  const place = addressOfPicture(bucket, uid, '')
  if (!photoURL?.startsWith(place)) return null
  const fileId = photoURL.slice(place.length)
  return isNoteId(fileId) ? fileId : null
}
