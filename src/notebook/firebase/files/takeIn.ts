import { notebookOf } from '../notebooks.ts'
import { guardUnsaved } from '../../device/unsavedGuard.ts'
import { within } from '../../../device/within.ts'
import { fileAllowanceFor } from '../../../domain/fileLimits.ts'
import { filesOnNoteLimit } from '../../domain/note.ts'
import type { IntakeRefusal } from '../../domain/uploadRow.ts'
import type { RefusedFile } from '../../machines/uploadMachine.ts'
import type { TakeIn } from '../../machines/uploadsMachine.ts'
import { currentUser } from '../../../firebase/currentUser.ts'
import { toUser } from '../../../firebase/toUser.ts'
import { checkFile } from '../../device/checkFile.ts'
import { followRows } from '../../device/followRows.ts'
import { withoutEnding } from '../../../domain/fileName.ts'
import { emptyContent } from '../../domain/note.ts'

/**
 * How long the server may take to report the remaining quota; the rules have the last word anyway.
 */
const patience = 3_000

/** What may still be added. */
type Quota = { onNote: number; files: number; bytes: number }

/** Where files go. */
type LocalStore = {
  uid: string
  noteId: string
  /** Where the note need not be anywhere yet: it comes before its files. */
  note: NoteForFiles | null
  asked: Promise<Quota>
}

export const takeIn: TakeIn = ({ input: { uid, noteId, isNew, files }, sendBack }) => {
  const run = async () => {
    const refused: RefusedFile[] = []
    const note = isNew ? noteForFiles(uid, noteId) : null
    const place = { uid, noteId, note, asked: quotaFor(uid, noteId) }
    for (const file of files) {
      const { name, why } = await takeOne(file, place).catch(() => notKept(file))
      if (why) refused.push({ name, why })
    }
    note?.stop()
    sendBack({ type: 'files.sorted', refused })
  }
  const what = `${uid}/files/${crypto.randomUUID()}`
  guardUnsaved(what, true)
  void notebookOf(uid)
    .untilKept(run())
    .finally(() => guardUnsaved(what, false))
}

async function takeOne(file: File, { uid, noteId, note, asked }: LocalStore) {
  const [checked, room] = await Promise.all([checkFile(file), asked])
  const { name, size } = checked
  const why: IntakeRefusal | null = checked.why ?? refusalFor(room, size)
  if (why || !checked.bytes) return { name, why }
  const row = { id: crypto.randomUUID(), noteId, name, size, type: checked.type }
  const kept = { ...row, addedAt: Date.now(), isPaused: false, refusal: null }
  await note?.make(name)
  await notebookOf(uid).uploads.add(kept, checked.bytes)
  room.onNote -= 1
  room.files -= 1
  room.bytes -= size
  return { name, why: null }
}

function notKept({ name }: File): RefusedFile {
  return { name, why: 'not-kept' }
}

function refusalFor({ onNote, files, bytes }: Quota, size: number): IntakeRefusal | null {
  if (onNote <= 0) return 'too-many'
  return files <= 0 || bytes < size ? 'no-room' : null
}

/** As much as is known: without an answer of the server, what waits on this device is all that counts. */
async function quotaFor(uid: string, noteId: string): Promise<Quota> {
  const allowance = fileAllowanceFor(toUser(currentUser()))
  const [rows, counted] = await Promise.all([notebookOf(uid).uploads.rows(), ask(uid, noteId)])
  const uncounted = rows.filter(({ id, refusal }) => !refusal && !counted?.arriving.has(id))
  const { onNote = 0, count = 0, bytes = 0 } = counted ?? {}
  return {
    onNote: filesOnNoteLimit - onNote - uncounted.filter((row) => row.noteId === noteId).length,
    files: allowance.files - count - uncounted.length,
    bytes: allowance.bytes - bytes - uncounted.reduce((sum, { size }) => sum + size, 0),
  }
}

async function ask(uid: string, noteId: string) {
  try {
    if (!navigator.onLine) return null
    const { readQuota } = await import('./fileQueries.ts')
    return await within(patience, readQuota(uid, noteId))
  } catch {
    return null
  }
}

/** How long the server may take to say whether it has the note. */

/** A note that files were given for. */
type NoteForFiles = {
  /** Makes the note, called after a file; changes nothing where somebody has made it. */
  make: (fileName: string) => Promise<void>
  stop: () => void
}

/**
 * Looks from now on whether anybody makes a note that may not be anywhere yet: words typed there may be on
 * the server already when the first file is taken.
 */
function noteForFiles(uid: string, noteId: string): NoteForFiles {
  const notebook = notebookOf(uid)
  let isMade = false
  const { stop } = followRows(notebook, (rows) => {
    isMade ||= rows.some((row) => row.noteId === noteId)
  })
  const asked = isOnServer(uid, noteId)
  return {
    make: async (fileName) => {
      if ((await asked) || isMade) return
      // What is typed and not yet kept comes before the name of a file.
      notebook.tell({ type: 'keep' })
      const content = { ...emptyContent, title: withoutEnding(fileName) }
      await notebook.keep({ noteId, content, seen: null, yields: true })
      isMade = true
    },
    stop,
  }
}

async function isOnServer(uid: string, noteId: string): Promise<boolean> {
  try {
    if (!navigator.onLine) return false
    const { readDocument } = await import('../notes/watchDocument.ts')
    return (await within(patience, readDocument(uid, noteId))) !== null
  } catch {
    return false
  }
}
