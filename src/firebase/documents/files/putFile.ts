import type { NewFile } from '../../../domain/files/storedFile.ts'
import type { AccountAuth } from '../../sdk/accountAuth.ts'
import { isDenied } from '../runTransaction.ts'
import { clearSlot, hasBytes, deleteBytes, sendBytes, type FileSlot } from './fileBytes.ts'
import { readRecord } from './fileDocument.ts'
import { finishDeletion, markStored, reserveFile } from './fileRecords.ts'

/** Pauses and resumes an upload. */
export type Transfer = { pause: () => void; resume: () => void }

export type FileWithBytes = NewFile & { bytes: Blob }

export type UploadOptions = {
  signal: AbortSignal
  /** Called with the number of bytes sent. */
  onProgress?: (sent: number) => void
  /** Called with the upload's controls if there are bytes to send, and with `null` when it ends. */
  onTransfer?: (transfer: Transfer | null) => void
}

/**
 * Stores a file under its ID: the record first, then the bytes, and only then is it marked as
 * present. Interrupted and run again, it continues.
 *
 * @returns `false` if the file was deleted in the meantime.
 */
export async function putFile(
  account: AccountAuth,
  { bytes, ...file }: FileWithBytes,
  options: UploadOptions,
): Promise<boolean> {
  const { signal } = options
  signal.throwIfAborted()
  const { slot, state } = await reserveFile(account, file)
  if (state !== 'uploading') return state === 'stored'
  const copied = { ...file, slot }
  const sendAll = () => send(account, { ...copied, bytes }, options)
  try {
    await sendAll()
  } catch (error) {
    if (!isDenied(error)) throw error
    // A canceled upload's bytes may have reached the slot after all.
    if (await clearSlot(account, copied)) await sendAll()
    // Storage refuses bytes that are already there, which happens if a response was lost.
    else if (!(await hasBytes(account, copied))) throw error
  }
  signal.throwIfAborted()
  const isStored = await markStored(account, file.id)
  // The bytes arrived after the record was deleted, so nothing else would find them.
  if (!isStored) await deleteBytes(account, copied)
  return isStored
}

/**
 * Like `putFile`, but also stores a file whose record is being deleted: that may be a cleanup of half an upload. If the
 * person deleted it, they can do so again.
 *
 * @returns `false` if it was deleted once more in the meantime.
 */
export async function putOrReplace(
  account: AccountAuth,
  file: FileWithBytes,
  options: UploadOptions,
): Promise<boolean> {
  return (await putFile(account, file, options)) || putAgain(account, file, options)
}

/**
 * Stores a file that `putFile` has found deleted. Finishes its deletion first, but never begins one: after a timeout,
 * another attempt may have stored the file.
 *
 * @returns `false` if it was deleted once more in the meantime.
 */
export async function putAgain(
  account: AccountAuth,
  file: FileWithBytes,
  options: UploadOptions,
): Promise<boolean> {
  options.signal.throwIfAborted()
  const record = await readRecord(account, file.id)
  if (record?.state === 'deleting') await finishDeletion(account, record)
  return putFile(account, file, options)
}

async function send(
  account: AccountAuth,
  { bytes, ...file }: FileWithBytes & FileSlot,
  { signal, onProgress, onTransfer }: UploadOptions,
): Promise<void> {
  signal.throwIfAborted()
  const task = sendBytes(account, file, bytes)
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  task.on('state_changed', ({ bytesTransferred }) => onProgress?.(bytesTransferred))
  onTransfer?.({ pause: () => void task.pause(), resume: () => void task.resume() })
  try {
    await task
  } finally {
    signal.removeEventListener('abort', cancel)
    onTransfer?.(null)
  }
}
