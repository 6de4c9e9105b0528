import { pictureSize, refusalOfSize } from '../../domain/account/pictureHeader.ts'
import { accountAuth, type AccountAuth } from '../sdk/accountAuth.ts'
import { requireOnline } from '../sdk/connection.ts'
import { onSignedOut } from '../sdk/currentUser.ts'

/** The shown picture and its replacement. */
const maxCached = 2

const objectUrls = new Map<string, Promise<string>>()

/**
 * Returns an object URL for the person's own picture. It is fetched once per page.
 *
 * @throws the SDK's error, or an error if the file isn't a valid picture. A later call tries again.
 */
function objectUrlOf(uid: string, fileId: string): Promise<string> {
  const account = accountAuth(uid)
  return objectUrls.get(fileId) ?? keep(account, fileId, fetchPicture(account, fileId))
}

/**
 * Reports the URL of the person's own picture, or `null` if it can't be loaded. Tries again when
 * the network is back.
 */
export function watchPicture(
  uid: string,
  fileId: string,
  report: (url: string | null) => void,
): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const open = async () => {
    const url = await objectUrlOf(uid, fileId).catch(() => null)
    if (!signal.aborted) report(url)
  }
  addEventListener('online', () => void open(), { signal })
  void open()
  return () => watching.abort()
}

/** Keeps a picture that this tab just uploaded, so that it isn't fetched again. */
export function keepPicture(account: AccountAuth, fileId: string, bytes: Blob): void {
  void keep(account, fileId, Promise.resolve(bytes))
}

async function fetchPicture(account: AccountAuth, fileId: string): Promise<Blob> {
  await requireOnline()
  const { readFileById } = await import('../documents/files/fileReader.ts')
  const bytes = await readFileById(account, fileId)
  const size = pictureSize(new Uint8Array(await bytes.arrayBuffer()))
  if (refusalOfSize(size)) throw new Error('This isn’t a picture that can be decoded safely.')
  return bytes
}

function keep(account: AccountAuth, fileId: string, bytes: Promise<Blob>): Promise<string> {
  const url = bytes.then((picture) => URL.createObjectURL(picture))
  objectUrls.set(fileId, url)
  // The next person must not find it.
  onSignedOut(account.auth, account.uid, () => forget(fileId))
  url.catch(() => objectUrls.delete(fileId))
  for (const oldest of [...objectUrls.keys()].slice(0, -maxCached)) forget(oldest)
  return url
}

function forget(fileId: string): void {
  const url = objectUrls.get(fileId)
  objectUrls.delete(fileId)
  url?.then(
    (opened) => URL.revokeObjectURL(opened),
    () => null,
  )
}
