import { withoutExtension } from '#src/domain/files/fileName.ts'
import { fileQuotaFor } from '#src/domain/files/fileQuota.ts'
import { withTimeout } from '#src/domain/withTimeout.ts'
import { accountAuth, signedInUser } from '#src/firebase/sdk/accountAuth.ts'
import { isOnline } from '#src/firebase/sdk/connection.ts'
import { checkFile } from '#src/storage/data/checkFile.ts'
import type { AddFileRefusal } from '../../domain/files/uploadRow.ts'
import { emptyContent, filesOnNoteLimit } from '../../domain/note.ts'
import type { RefusedFile } from '../../machines/uploadQueueMachine.ts'
import type { AddFiles } from '../../machines/uploadQueueMachine.ts'
import { watchOutboxRows } from '../../storage/sync/watchRows.ts'
import { notebookOf } from '../notebooks.ts'
import { readNote } from '../serverNotes/noteDocument.ts'
import { readUsage } from './fileQueries.ts'

/** How long to wait for the server. Without its answer, only the rules enforce the quota. */
const timeoutMs = 3_000

type RemainingQuota = { onNote: number; files: number; bytes: number }

type AddFileTarget = {
  uid: string
  noteId: string
  /** Set if the note may not exist yet; it is then created before its files. */
  note: NoteForFiles | null
  remainingQuota: Promise<RemainingQuota>
}

export const addFiles: AddFiles = ({ input: { uid, noteId, isNew, files }, sendBack }) => {
  const run = async () => {
    const refused: RefusedFile[] = []
    const note = isNew ? noteForFiles(uid, noteId) : null
    const target = { uid, noteId, note, remainingQuota: readRemainingQuota(uid, noteId) }
    for (const file of files) {
      const { name, why } = await addOne(file, target).catch(() => notStored(file))
      if (why) refused.push({ name, why })
    }
    note?.stop()
    sendBack({ type: 'files.checked', refused })
  }
  void notebookOf(uid).trackSave(run())
}

async function addOne(file: File, { uid, noteId, note, remainingQuota }: AddFileTarget) {
  const [checked, remaining] = await Promise.all([checkFile(file), remainingQuota])
  const { name, size } = checked
  const why: AddFileRefusal | null = checked.why ?? refusalFor(remaining, size)
  if (why || !checked.bytes) return { name, why }
  const id = crypto.randomUUID()
  const added = { addedAt: Date.now(), isPaused: false, refusal: null }
  const row = { id, noteId, name, size, type: checked.type, ...added }
  await note?.make(name)
  await notebookOf(uid).uploads.add(row, checked.bytes)
  remaining.onNote -= 1
  remaining.files -= 1
  remaining.bytes -= size
  return { name, why: null }
}

function notStored({ name }: File): RefusedFile {
  return { name, why: 'not-stored' }
}

function refusalFor({ onNote, files, bytes }: RemainingQuota, size: number): AddFileRefusal | null {
  if (onNote <= 0) return 'too-many'
  return files <= 0 || bytes < size ? 'no-room' : null
}

/** Without an answer from the server, this counts only the files waiting on this device. */
async function readRemainingQuota(uid: string, noteId: string): Promise<RemainingQuota> {
  const quota = fileQuotaFor(signedInUser(accountAuth(uid)))
  const [rows, counted] = await Promise.all([
    notebookOf(uid).uploads.rows(),
    tryReadUsage(uid, noteId),
  ])
  const uncounted = rows.filter(({ id, refusal }) => !refusal && !counted?.uploading.has(id))
  const { onNote = 0, count = 0, bytes = 0 } = counted ?? {}
  return {
    onNote: filesOnNoteLimit - onNote - uncounted.filter((row) => row.noteId === noteId).length,
    files: quota.files - count - uncounted.length,
    bytes: quota.bytes - bytes - uncounted.reduce((sum, { size }) => sum + size, 0),
  }
}

async function tryReadUsage(uid: string, noteId: string) {
  try {
    if (!(await isOnline())) return null
    return await withTimeout(timeoutMs, readUsage(uid, noteId))
  } catch {
    return null
  }
}

type NoteForFiles = {
  /** Creates the note, titled after a file, unless it exists. */
  make: (fileName: string) => Promise<void>
  stop: () => void
}

/**
 * Watches from now on whether the note is created elsewhere: text typed into it may reach the server before the
 * first file is added.
 */
function noteForFiles(uid: string, noteId: string): NoteForFiles {
  const notebook = notebookOf(uid)
  let isMade = false
  const { stop } = watchOutboxRows(notebook, (rows) => {
    isMade ||= rows.some((row) => row.noteId === noteId)
  })
  const onServer = isOnServer(uid, noteId)
  return {
    make: async (fileName) => {
      if ((await onServer) || isMade) return
      // Text that is being typed takes precedence over a title from a file name.
      notebook.publish({ type: 'save' })
      const content = { ...emptyContent, title: withoutExtension(fileName) }
      await notebook.outbox.save({ noteId, content, before: null, onlyIfNoRow: true })
      isMade = true
    },
    stop,
  }
}

async function isOnServer(uid: string, noteId: string): Promise<boolean> {
  try {
    if (!(await isOnline())) return false
    return (await withTimeout(timeoutMs, readNote(accountAuth(uid), noteId))) !== null
  } catch {
    return false
  }
}
