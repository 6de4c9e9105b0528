import { FirebaseError } from 'firebase/app'
import { notebookOf } from '../../device/notebooks.ts'
import type { KeptUpload, UploadRefusal } from '../../domain/uploadRow.ts'
import type { NewFile } from '../../domain/storedFile.ts'
import { currentUser } from '../currentUser.ts'
import { putFile } from '../vault/putFile.ts'
import { vaultOf } from '../vault/vault.ts'
import type { Gate } from './openGate.ts'
import type { Pace } from './watchPace.ts'
import { whyFileRefused } from './whyFileRefused.ts'

type Way = { signal: AbortSignal; gate: Gate; pace: Pace }

const refusing: readonly string[] = [
  'permission-denied',
  'invalid-argument',
  'storage/unauthorized',
]

/**
 * Brings a file to the server, or finds out why the server will never take it, and marks that in its row.
 * One that somebody has deleted there while it was on its way begins anew under another id.
 *
 * @returns whether it is there now.
 * @throws the SDK's error where another try may help.
 */
export async function bringFile(uid: string, row: KeptUpload, way: Way): Promise<boolean> {
  const bytes = await notebookOf(uid).uploads.bytes(row.id)
  if (bytes?.size !== row.size) return refuse(uid, row.id, 'unreadable')
  try {
    return (await putOrPutAgain(uid, row, bytes, way)) || (await beginAnew(uid, row, bytes))
  } catch (error) {
    const why = isRefused(error) ? await whyFileRefused(uid, row) : null
    if (why === null) throw error
    return refuse(uid, row.id, why)
  }
}

/**
 * An old token may say less about the person than is true by now; and where an answer was lost, Storage
 * takes nothing twice.
 */
async function putOrPutAgain(
  uid: string,
  row: KeptUpload,
  bytes: Blob,
  way: Way,
): Promise<boolean> {
  try {
    return await put(uid, row, bytes, way)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  await currentUser().getIdToken(true)
  return put(uid, row, bytes, way)
}

function put(uid: string, row: KeptUpload, bytes: Blob, { signal, gate, pace }: Way) {
  const { id, noteId, name, size, type } = row
  const file: NewFile = { id, noteId, name, size, type }
  pace.note(0, size)
  const onProgress = (sent: number) => pace.note(sent, size)
  return putFile(vaultOf(uid), file, bytes, signal, onProgress, gate.hold)
}

async function beginAnew(uid: string, row: KeptUpload, bytes: Blob): Promise<false> {
  const { isLasting: _, ...kept } = row
  const { uploads } = notebookOf(uid)
  await uploads.add({ ...kept, id: crypto.randomUUID() }, bytes)
  await uploads.update(row.id, () => null)
  return false
}

async function refuse(uid: string, fileId: string, refusal: UploadRefusal): Promise<false> {
  await notebookOf(uid).uploads.update(fileId, (kept) => ({ ...kept, refusal }))
  return false
}

function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && refusing.includes(error.code)
}
