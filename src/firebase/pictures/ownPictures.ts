import { onAuthStateChanged } from 'firebase/auth'
import { pictureSize, refusalOfSize } from '../../domain/pictureHeader.ts'
import { demandNetwork } from '../demandNetwork.ts'
import { userDataOf, type UserData } from '../userData/userData.ts'

/** The one that is shown, and the one that replaces it. */
const mostKept = 2

const kept = new Map<string, Promise<string>>()
let isWatching = false

/**
 * The address of the person's own picture in this page; it is fetched once for all that show it.
 *
 * @throws the SDK's error, or one that says that it cannot be shown; asked again it tries again.
 */
export function openPicture(uid: string, fileId: string): Promise<string> {
  const userData = userDataOf(uid)
  return kept.get(fileId) ?? keep(userData, fileId, fetchPicture(userData, fileId))
}

/** Keeps a picture at hand that this page has just put there. */
export function keepPicture(userData: UserData, fileId: string, bytes: Blob): void {
  void keep(userData, fileId, Promise.resolve(bytes))
}

async function fetchPicture(userData: UserData, fileId: string): Promise<Blob> {
  demandNetwork()
  const { readStored } = await import('../files/readStored.ts')
  const bytes = await readStored(userData, fileId)
  const size = pictureSize(new Uint8Array(await bytes.arrayBuffer()))
  if (refusalOfSize(size)) throw new Error('This is no picture that may be decoded.')
  return bytes
}

function keep(userData: UserData, fileId: string, bytes: Promise<Blob>): Promise<string> {
  const address = bytes.then((picture) => URL.createObjectURL(picture))
  forgetWhenLeft(userData)
  kept.set(fileId, address)
  address.catch(() => kept.delete(fileId))
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) forget(oldest)
  return address
}

/** What one person saw does not stay in memory for the next. */
function forgetWhenLeft({ uid, session }: UserData): void {
  if (isWatching) return
  isWatching = true
  const unwatch = onAuthStateChanged(session, (user) => {
    if (user?.uid === uid) return
    unwatch()
    isWatching = false
    for (const fileId of kept.keys()) forget(fileId)
  })
}

function forget(fileId: string): void {
  const address = kept.get(fileId)
  kept.delete(fileId)
  address?.then(
    (opened) => URL.revokeObjectURL(opened),
    () => null,
  )
}
