import type { FileOfNote, Note } from '../../domain/note.ts'
import type { NewFile } from '../../../domain/storedFile.ts'
import { hasBytes, readBytes } from '../../../firebase/files/fileBytes.ts'
import { readRecord } from '../../../firebase/files/readStored.ts'
import { removeFile } from '../../../firebase/files/removeFile.ts'
import { isRefused, transactIn } from '../../../firebase/userData/transact.ts'
import { putFile } from '../../../firebase/files/putFile.ts'
import type { UserData, UserDataPair } from '../../../firebase/userData/userData.ts'
import { filesIn, notesIn } from './movers.ts'
import { copyNote } from './copyNotes.ts'
import { insist, isFullForFile } from './refusals.ts'
import { serverTimestamp } from 'firebase/firestore'
import { firestore } from '../../../firebase/firestore.ts'
import { noteOf, toNote } from '../notes/noteDocument.ts'

type Work = UserDataPair & { signal: AbortSignal; onCopied: () => void }

/**
 * Copies the files of a guest’s notes into the account, to the notes that are there already. A note
 * in the trash is taken out of it while it receives files. Stopped anywhere and run again, it
 * resumes.
 *
 * @param onCopied is called with how many are copied by now.
 * @returns whether some were over quota.
 * @throws the SDK’s error; the signal’s reason when it aborts.
 */
export async function copyFiles(
  pair: UserDataPair,
  signal: AbortSignal,
  onCopied: (files: number) => void,
): Promise<boolean> {
  let copied = 0
  let isShort = false
  const work = { ...pair, signal, onCopied: () => onCopied((copied += 1)) }
  const [notes, files] = await Promise.all([notesIn(pair.from), filesIn(pair.from)])
  for (const note of notes) {
    const ofNote = files.filter(({ attachedTo }) => attachedTo === note.id)
    if (ofNote.length > 0 && !(await copyAll(work, note, ofNote))) isShort = true
  }
  return isShort
}

/** @returns whether all were within quota. */
async function copyAll(work: Work, note: Note, files: readonly FileOfNote[]): Promise<boolean> {
  const { to, signal, onCopied } = work
  signal.throwIfAborted()
  const areMissing = await Promise.all(files.map((file) => isMissing(work, file)))
  const missing = files.filter((_, index) => areMissing[index])
  for (let there = missing.length; there < files.length; there += 1) onCopied()
  // What the move itself has taken out bears the guest's edit; all else is as the person wants it.
  const goesToTrash = (now: Note) =>
    now.opId === note.opId || (note.content.deleted && now.rev === 1)
  if (missing.length === 0) {
    await insist(to, () => trashStep(to, note.id, true, goesToTrash))
    return true
  }
  // The person may have deleted it for good meanwhile; files need a note.
  if (!(await copyNote(work, note, { ...note.content, deleted: false }))) return false
  await insist(to, () => trashStep(to, note.id, false, () => true, note.opId))
  let hasSpace = true
  try {
    for (const file of missing) {
      if (await copyFile(work, file)) onCopied()
      else hasSpace = false
    }
  } finally {
    await insist(to, () => trashStep(to, note.id, true, goesToTrash))
  }
  return hasSpace
}

/** Whether it has yet to come: not where it has, or where nothing is left of it. */
async function isMissing({ from, to }: Work, file: FileOfNote): Promise<boolean> {
  return (await readRecord(to, file.id))?.state !== 'there' && hasBytes(from, file)
}

/** @returns whether it was within quota. */
async function copyFile({ from, to, signal }: Work, file: FileOfNote): Promise<boolean> {
  const { id, attachedTo, name, size, type } = file
  const fresh: NewFile = { id, attachedTo, name, size, type }
  signal.throwIfAborted()
  const bytes = await readBytes(from, file)
  try {
    await retryWithNewToken(to, () => putAnew(to, fresh, bytes, signal))
    return true
  } catch (error) {
    if (isRefused(error) && (await isFullForFile(to, fresh))) return false
    throw error
  }
}

/**
 * A record on its way out says nothing of who gave the file up: the person, or a sweep that found half of
 * it. What comes once too often can be deleted again.
 */
async function putAnew(
  to: UserData,
  file: NewFile,
  bytes: Blob,
  signal: AbortSignal,
): Promise<void> {
  if (await putFile(to, file, bytes, signal, () => undefined)) return
  await removeFile(to, file.id)
  await putFile(to, file, bytes, signal, () => undefined)
}

/** As `insist`, but the bytes take as long as they take. */
async function retryWithNewToken(to: UserData, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isRefused(error)) throw error
    await to.session.currentUser?.getIdToken(true)
    await work()
  }
}

/**
 * Puts a note into the trash or takes it out, if it still is as `isMeant` says.
 *
 * @param opId by which this step can be known again.
 * @returns the note as it was found; `null` where there is none.
 * @throws the SDK's error.
 */
export function trashStep(
  userData: UserData,
  noteId: string,
  deleted: boolean,
  isMeant: (note: Note) => boolean,
  opId: string = crypto.randomUUID(),
): Promise<Note | null> {
  const reference = noteOf(userData.uid, noteId, firestore(userData.session))
  return transactIn(userData, async (transaction) => {
    const note = toNote(await transaction.get(reference))
    if (!note || note.content.deleted === deleted || !isMeant(note)) return note
    transaction.update(reference, {
      deleted,
      rev: note.rev + 1,
      opId,
      parentOpId: note.opId,
      updatedAt: serverTimestamp(),
    })
    return note
  })
}
