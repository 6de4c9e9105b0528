import type { NewFile } from '../../domain/storedFile.ts'
import { changeState } from './changeState.ts'
import { clearSlot, hasBytes, removeBytes, sendBytes, type StoredBytes } from './fileBytes.ts'
import { reserveFile } from './reserveFile.ts'
import { isRefused } from '../userData/transact.ts'
import type { UserData } from '../userData/userData.ts'

/** What can be done to bytes that are on their way. */
export type Transfer = { pause: () => void; resume: () => void }

/**
 * Stores a file in the user data under its id: record, bytes, and only then is it shown.
 * Stopped anywhere and run again, it resumes.
 *
 * @param onProgress is called with how many bytes have been sent.
 * @param onTransfer receives what sends the bytes, if they have to be sent, and `null` once nothing
 *   does.
 * @returns `false` if somebody has deleted the file meanwhile.
 * @throws the SDK’s error; the signal’s reason when it aborts.
 */
export async function putFile(
  userData: UserData,
  file: NewFile,
  bytes: Blob,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
  onTransfer?: (transfer: Transfer | null) => void,
): Promise<boolean> {
  signal.throwIfAborted()
  const { slot, state } = await reserveFile(userData, file)
  if (state !== 'arriving') return state === 'there'
  const copied = { ...file, slot }
  const sendAll = () => send(userData, copied, bytes, signal, onProgress, onTransfer)
  try {
    await sendAll()
  } catch (error) {
    if (!isRefused(error)) throw error
    // The bytes of a file that was given up may have come to its slot after all.
    if (await clearSlot(userData, copied)) await sendAll()
    // All bytes are refused that lie there already, because an answer was lost.
    else if (!(await hasBytes(userData, copied))) throw error
  }
  signal.throwIfAborted()
  const end = await changeState(userData, file.id, 'there')
  // They came after the record went, so that nothing else would find them.
  if (end?.state !== 'there') await removeBytes(userData, copied)
  return end?.state === 'there'
}

async function send(
  userData: UserData,
  file: NewFile & StoredBytes,
  bytes: Blob,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
  onTransfer: ((transfer: Transfer | null) => void) | undefined,
): Promise<void> {
  signal.throwIfAborted()
  const task = sendBytes(userData, file, bytes)
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred))
  onTransfer?.({ pause: () => void task.pause(), resume: () => void task.resume() })
  try {
    await task
  } finally {
    signal.removeEventListener('abort', cancel)
    onTransfer?.(null)
  }
}
