import { openPicture } from '../../firebase/account/ownPictures.ts'

/**
 * Reports the URL of the person's own picture, or `null` if it can't be loaded. Tries again when
 * the network is back.
 *
 * @returns a function that stops it.
 */
export function followPicture(
  uid: string,
  fileId: string,
  report: (address: string | null) => void,
): () => void {
  const following = new AbortController()
  const { signal } = following
  const open = async () => {
    const address = await openPicture(uid, fileId).catch(() => null)
    if (!signal.aborted) report(address)
  }
  addEventListener('online', () => void open(), { signal })
  void open()
  return () => following.abort()
}
