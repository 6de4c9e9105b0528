import { notebookOf } from '../notebooks.ts'
import type { NewFile } from '../../../domain/storedFile.ts'
import type { KeptUpload, UploadRefusal, UploadRow } from '../../domain/uploadRow.ts'
import { currentUser } from '../../../firebase/currentUser.ts'
import { isRefused } from '../../../firebase/userData/transact.ts'
import { putFile } from '../../../firebase/files/putFile.ts'
import { userDataOf } from '../../../firebase/userData/userData.ts'
import type { Gate } from './openGate.ts'
import { readRecord } from '../../../firebase/files/readStored.ts'
import type { PaceWatch } from './watchPace.ts'
import { doc, getDocFromServer } from 'firebase/firestore'
import { fileAllowanceFor, fileSizeLimit, fits } from '../../../domain/fileLimits.ts'
import { typeOfName } from '../../../domain/fileTypes.ts'
import { firestore } from '../../../firebase/firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'
import { toUser } from '../../../firebase/toUser.ts'
import { fileOf, fileUsageOf, toFile, usageIn } from '../../../firebase/files/fileDocument.ts'

type Way = { signal: AbortSignal; gate: Gate; pace: PaceWatch }

/**
 * Delivers a file, or finds out why the server will never accept it and records that in its row.
 * One that was discarded there while it was on its way starts over under another id; one that had
 * arrived and was deleted does not come back by itself.
 *
 * @returns whether it is there now.
 * @throws the SDK’s error if another try may help; the signal’s reason when it aborts.
 */
export async function bringFile(uid: string, row: KeptUpload, way: Way): Promise<boolean> {
  const { uploads } = notebookOf(uid)
  const { signal } = way
  const refuse = async (refusal: UploadRefusal) => {
    signal.throwIfAborted()
    await uploads.update(row.id, (kept) => ({ ...kept, refusal }))
    return false
  }
  const bytes = await uploads.bytes(row.id)
  if (bytes?.size !== row.size) return refuse('unreadable')
  try {
    const end = await putOrPutAgain(uid, row, bytes, way)
    if (end === 'deleted') return await refuse('deleted')
    if (end === 'there') return true
  } catch (error) {
    const why = isRefused(error) ? await whyFileRefused(uid, row) : null
    if (why === null) throw error
    return refuse(why)
  }
  signal.throwIfAborted()
  await uploads.rename(row.id, crypto.randomUUID(), bytes)
  return false
}

type End = 'there' | 'deleted' | 'given-up'

/**
 * An old token may say less about the person than is true by now; and where an answer was lost, Storage
 * takes nothing twice.
 */
async function putOrPutAgain(uid: string, row: KeptUpload, bytes: Blob, way: Way): Promise<End> {
  try {
    return await put(uid, row, bytes, way)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  await currentUser().getIdToken(true)
  return put(uid, row, bytes, way)
}

async function put(uid: string, row: KeptUpload, bytes: Blob, way: Way): Promise<End> {
  const { signal, gate, pace } = way
  const { uploads } = notebookOf(uid)
  const { id, noteId, name, size, type } = row
  const file: NewFile = { id, attachedTo: noteId, name, size, type }
  const userData = userDataOf(uid)
  let { isSent = false } = (await uploads.rows()).find((kept) => kept.id === id) ?? row
  if (isSent && !(await readRecord(userData, id))) return 'deleted'
  pace.note(0, size)
  const onProgress = (sent: number) => {
    pace.note(sent, size)
    if (sent < size || isSent) return
    isSent = true
    void uploads.update(id, (kept) => ({ ...kept, isSent }))
  }
  if (await putFile(userData, file, bytes, signal, onProgress, gate.hold)) return 'there'
  return isSent ? 'deleted' : 'given-up'
}

/**
 * Why the rules do not take a file, as far as it can be found out.
 *
 * @returns `null` where another try may help: all is as it should be, or the whole account is being
 * deleted, and who stops that can go on.
 * @throws the SDK's error when the server cannot be asked.
 */
async function whyFileRefused(uid: string, row: UploadRow): Promise<UploadRefusal | null> {
  const [flag, note, record, usage] = await Promise.all([
    getDocFromServer(doc(firestore(), 'users', uid)),
    getDocFromServer(noteOf(uid, row.noteId)),
    getDocFromServer(fileOf(uid, row.id)),
    getDocFromServer(fileUsageOf(uid)),
  ])
  if (flag.exists()) return null
  const content = toNote(note)?.content
  if (!content || content.deleted) return 'note-gone'
  const hasQuota = fits(usageIn(usage), fileAllowanceFor(toUser(currentUser())), row.size)
  if (!toFile(record) && !hasQuota) return 'no-room'
  const isFit = row.size <= fileSizeLimit && typeOfName(row.name)?.type === row.type
  return isFit ? null : 'not-allowed'
}
