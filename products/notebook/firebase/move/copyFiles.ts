import type { NewFile } from '#src/domain/files/storedFile.ts'
import { hasBytes, readIntoMemory } from '#src/firebase/documents/files/fileBytes.ts'
import { readRecord } from '#src/firebase/documents/files/fileDocument.ts'
import { putOrReplace } from '#src/firebase/documents/files/putFile.ts'
import { isDenied, retryWithNewToken } from '#src/firebase/documents/runTransaction.ts'
import type { AccountPair } from '#src/firebase/sdk/accountAuth.ts'
import type { FileOfNote, Note } from '../../domain/note.ts'
import { moveToTrash, restoreFromTrash } from '../serverNotes/moveToTrash.ts'
import { isOverFileQuota } from '../serverNotes/quota.ts'
import { copyNote } from './copyNotes.ts'
import { filesOfGuest, notesOfGuest } from './guestItems.ts'
import { retryWithNewTokenInTime } from './retryWithNewTokenInTime.ts'

type Work = AccountPair & { signal: AbortSignal; onCopied: () => void }

/**
 * Copies the files of a guest's notes to the same notes in the account. Notes in the trash are restored while
 * they receive files. Resumes if interrupted.
 *
 * @param onCopied called with the number of files copied so far.
 * @returns whether all were within quota.
 * @throws the SDK's error; the signal's reason when it aborts.
 */
export async function copyFiles(
  pair: AccountPair,
  signal: AbortSignal,
  onCopied: (files: number) => void,
): Promise<boolean> {
  let copied = 0
  let isWithinQuota = true
  const work = { ...pair, signal, onCopied: () => onCopied((copied += 1)) }
  const [notes, files] = await Promise.all([notesOfGuest(pair.from), filesOfGuest(pair.from)])
  for (const note of notes) {
    const ofNote = files.filter(({ attachedTo }) => attachedTo === note.id)
    if (ofNote.length > 0 && !(await copyAll(work, note, ofNote))) isWithinQuota = false
  }
  return isWithinQuota
}

/** @returns whether all were within quota. */
async function copyAll(work: Work, note: Note, files: readonly FileOfNote[]): Promise<boolean> {
  const { to, signal, onCopied } = work
  signal.throwIfAborted()
  const areMissing = await Promise.all(files.map((file) => isMissing(work, file)))
  const missing = files.filter((_, index) => areMissing[index])
  for (let arrived = missing.length; arrived < files.length; arrived += 1) onCopied()
  // Only notes that the move itself restored go back to the trash: those have the guest's edit ID or are new.
  // Other notes stay where they are.
  const isStillAsMoved = (now: Note) =>
    now.editId === note.editId || (note.content.isInTrash && now.rev === 1)
  if (missing.length === 0) {
    await retryWithNewTokenInTime(to, () => moveToTrash(to, note.id, isStillAsMoved))
    return true
  }
  // Files need a note, and the person may have permanently deleted it.
  if (!(await copyNote(work, note, { ...note.content, isInTrash: false }))) return false
  await retryWithNewTokenInTime(to, () => restoreFromTrash(to, note.id, note.editId))
  let isWithinQuota = true
  try {
    for (const file of missing) {
      if (await copyFile(work, file)) onCopied()
      else isWithinQuota = false
    }
  } finally {
    await retryWithNewTokenInTime(to, () => moveToTrash(to, note.id, isStillAsMoved))
  }
  return isWithinQuota
}

async function isMissing({ from, to }: Work, file: FileOfNote): Promise<boolean> {
  return (await readRecord(to, file.id))?.state !== 'stored' && hasBytes(from, file)
}

/** @returns whether it was within quota. */
async function copyFile({ from, to, signal }: Work, file: FileOfNote): Promise<boolean> {
  const { id, attachedTo, name, size, type } = file
  const fresh: NewFile = { id, attachedTo, name, size, type }
  signal.throwIfAborted()
  const bytes = new Blob([await readIntoMemory(from, file)])
  try {
    await retryWithNewToken(to, () => putOrReplace(to, { ...fresh, bytes }, { signal }))
    return true
  } catch (error) {
    if (isDenied(error) && (await isOverFileQuota(to, size))) return false
    throw error
  }
}
