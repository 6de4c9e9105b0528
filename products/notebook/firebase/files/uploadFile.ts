import { getDocFromServer } from 'firebase/firestore'
import { fileSizeLimit } from '#src/domain/files/fileLimits.ts'
import { typeOfName } from '#src/domain/files/fileTypes.ts'
import { isBeingDeleted } from '#src/firebase/documents/deletionFlag.ts'
import { fileRef, readRecord, toFile } from '#src/firebase/documents/files/fileDocument.ts'
import { putAgain, putFile } from '#src/firebase/documents/files/putFile.ts'
import {
  isDenied,
  retryWithNewToken,
  runTransaction,
} from '#src/firebase/documents/runTransaction.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import type { UploadWithStatus, UploadRefusal, UploadRow } from '../../domain/files/uploadRow.ts'
import { restoresNote } from '../../domain/sync/delivery.ts'
import { notebookOf } from '../notebooks.ts'
import { noteRef, toNote } from '../serverNotes/noteDocument.ts'
import { isOverFileQuota } from '../serverNotes/quota.ts'
import { readUpload } from './readUpload.ts'
import type { UploadLimiter } from './uploadLimiter.ts'
import type { ProgressWatch } from './watchProgress.ts'

/**
 * How an attempt ended. `refused`: the row says why. `too-early`: the note is gone or in the trash, and an unsent edit
 * restores it.
 */
type UploadEnd = 'uploaded' | 'refused' | 'too-early'

type UploadControls = { signal: AbortSignal; limiter: UploadLimiter; progress: ProgressWatch }

/**
 * Uploads a file, or records in its row why the server will never accept it. A file whose record was
 * deleted during the upload is sent again; one that was deleted after it had arrived is not.
 *
 * @throws the SDK's error if another try may help; the signal's reason when it aborts.
 */
export async function uploadFile(
  uid: string,
  row: UploadWithStatus,
  controls: UploadControls,
): Promise<UploadEnd> {
  const { uploads } = notebookOf(uid)
  const { signal } = controls
  const refuse = async (refusal: UploadRefusal): Promise<UploadEnd> => {
    signal.throwIfAborted()
    await uploads.update(row.id, (stored) => ({ ...stored, refusal }))
    return 'refused'
  }
  const bytes = await readUpload(uid, row.id)
  if (bytes?.size !== row.size) return refuse('unreadable')
  try {
    const send = () => put(uid, row, bytes, controls)
    const isUploaded = await retryWithNewToken(accountAuth(uid), send)
    return isUploaded ? 'uploaded' : await refuse('deleted')
  } catch (error) {
    const refusal = isDenied(error) ? await findFileRefusal(uid, row) : null
    if (refusal === null) throw error
    return refusal === 'too-early' ? refusal : refuse(refusal)
  }
}

/** @returns `false` if the file was deleted after it had arrived. */
async function put(
  uid: string,
  row: UploadWithStatus,
  bytes: Blob,
  controls: UploadControls,
): Promise<boolean> {
  const { signal, limiter, progress } = controls
  const { uploads } = notebookOf(uid)
  const { id, noteId, name, size, type } = row
  const file = { id, attachedTo: noteId, name, size, type, bytes }
  const account = accountAuth(uid)
  let { isSent = false } = (await uploads.rows()).find((stored) => stored.id === id) ?? row
  if (isSent && !(await readRecord(account, id))) return false
  progress.record(0, size)
  const onProgress = (sent: number) => {
    progress.record(sent, size)
    if (sent < size || isSent) return
    isSent = true
    void uploads.update(id, (stored) => ({ ...stored, isSent }))
  }
  const options = { signal, onProgress, onTransfer: limiter.setTransfer }
  if (await putFile(account, file, options)) return true
  return isSent ? false : putAgain(account, file, options)
}

/**
 * Finds out why the rules refused a file.
 *
 * @returns `null` if another try may help: no reason was found, or the account is being deleted, which can still be
 * canceled.
 * @throws the SDK's error if the server can't be reached.
 */
async function findFileRefusal(
  uid: string,
  row: UploadRow,
): Promise<UploadRefusal | 'too-early' | null> {
  const account = accountAuth(uid)
  // Read before the note: an edit that is sent in between has restored it.
  const edits = await notebookOf(uid).outbox.rows()
  const [isDeleting, note, record, isOverQuota] = await Promise.all([
    isBeingDeleted(account),
    // A listener may not have reported a new note yet, and `getDocFromServer` returns what listeners know.
    runTransaction(account, (transaction) => transaction.get(noteRef(uid, row.noteId))),
    getDocFromServer(fileRef(account, row.id)),
    isOverFileQuota(account, row.size),
  ])
  if (isDeleting) return null
  const server = toNote(note)
  if (!server || server.content.isInTrash) {
    const edit = edits.find(({ noteId }) => noteId === row.noteId)
    return edit && restoresNote(edit, server) ? 'too-early' : 'note-gone'
  }
  if (!toFile(record) && isOverQuota) return 'no-room'
  const isFit = row.size <= fileSizeLimit && typeOfName(row.name)?.type === row.type
  return isFit ? null : 'not-allowed'
}
