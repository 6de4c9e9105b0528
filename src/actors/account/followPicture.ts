import { openPicture } from '../../firebase/pictures/ownPictures.ts'

/**
 * Tells the address of the person's own picture once it is there, and tries again when the network
 * comes back.
 *
 * @returns the function that stops it.
 */
export function followPicture(
  uid: string,
  fileId: string,
  tell: (address: string | null) => void,
): () => void {
  const following = new AbortController()
  const { signal } = following
  const open = async () => {
    const address = await openPicture(uid, fileId).catch(() => null)
    if (!signal.aborted) tell(address)
  }
  addEventListener('online', () => void open(), { signal })
  void open()
  return () => following.abort()
}
