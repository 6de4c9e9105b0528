import type { User } from '../session/user.ts'
import { isUuid } from '../uuid.ts'

/** Keep in sync with `img-src` in firebase.json. */
const allowedOrigins = ['https://lh3.googleusercontent.com']

/**
 * Returns a picture's full URL if this app may show it, or `null` for any other scheme or host.
 *
 * @param address from the account; may be hostile.
 * @param ownOrigin the app's own origin.
 */
export function safePictureUrl(address: string | null, ownOrigin: string): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { href } = new URL(address)
  return [ownOrigin, ...allowedOrigins].some((origin) => href.startsWith(`${origin}/`))
    ? href
    : null
}

const service = 'https://firebasestorage.googleapis.com/v0/b'

/**
 * Returns the `photoURL` for a picture that the person chose in this app. It identifies the file
 * but has no token, so the rules decide who can read it.
 */
export function pictureUrl(bucket: string, uid: string, fileId: string): string {
  return `${service}/${bucket}/o/${encodeURIComponent(`users/${uid}/files/`)}${fileId}`
}

/**
 * Returns the file that `photoURL` refers to; `null` unless it is the person's own, in this
 * project's bucket.
 */
export function storedPictureOf(
  { uid, photoURL }: Pick<User, 'uid' | 'photoURL'>,
  bucket: string,
): string | null {
  const prefix = pictureUrl(bucket, uid, '')
  if (!photoURL?.startsWith(prefix)) return null
  const fileId = photoURL.slice(prefix.length)
  return isUuid(fileId) ? fileId : null
}
