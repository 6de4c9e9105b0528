import { isUuid } from './uuid.ts'
import type { User } from './user.ts'

/** Where pictures may come from besides our own host: the same list as `img-src` in firebase.json. */
const allowedOrigins = ['https://lh3.googleusercontent.com']

/**
 * The address of a picture, if this app may show it.
 *
 * @param address what the account carries; may be hostile.
 * @param ownOrigin where the app itself is served.
 * @returns the address in its full form, or `null` for every other scheme and host.
 */
export function showablePicture(address: string | null, ownOrigin: string): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { href } = new URL(address)
  return [ownOrigin, ...allowedOrigins].some((origin) => href.startsWith(`${origin}/`))
    ? href
    : null
}

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
  return isUuid(fileId) ? fileId : null
}
