import { localStoreName } from '#src/storage/encrypted/storageNames.ts'
import {
  entryOf,
  unsavedEntryNames,
  onJournalChange,
  setVolatileEntry,
  entryNames,
  writeEntry,
} from '#src/storage/journals/journal.ts'
import { warnBeforeClosing } from '#src/storage/tabs/warnBeforeClosing.ts'

/** Name of the Web Lock that an open note holds while deleted files can be restored in it. */
export function undoLockName(uid: string, undoOwner: string): string {
  return `${localStoreName(uid)}-undo-${undoOwner}`
}

/** Name of the Web Lock under which a file is deleted. */
export function deletionLockName(uid: string, fileId: string): string {
  return `${localStoreName(uid)}-file-deletion-${fileId}`
}

/** A deleted file that still exists on the server. */
export type FileDeletion = {
  fileId: string
  /** The open note in which it can be restored; empty once it no longer can. */
  undoOwner: string
}

const prefix = 'file-deletion-'

/**
 * Records that a file must be deleted even if this tab closes. Stores only two random IDs under the person's
 * ID, and notifies all tabs.
 *
 * @param mayPersist false on a shared device.
 * @returns whether the record survives this tab; if not, the browser asks before closing it.
 */
export async function recordFileDeletion(
  uid: string,
  { fileId, undoOwner }: FileDeletion,
  mayPersist: boolean,
): Promise<boolean> {
  const name = nameOf(uid, fileId)
  if (mayPersist) return write(name, undoOwner)
  setVolatileEntry(name, undoOwner)
  updateCloseWarning()
  return false
}

/** Ends the time in which a deleted file can be restored. */
export async function endUndo(uid: string, fileId: string): Promise<void> {
  const name = nameOf(uid, fileId)
  if (unsavedEntryNames(name).includes(name)) setVolatileEntry(name, '')
  else if (entryOf(name)) await write(name, '')
}

/** Forgets records that are in this tab only, after sign-out. */
export function forgetFileDeletions(uid: string): void {
  for (const name of unsavedEntryNames(nameOf(uid, ''))) setVolatileEntry(name, null)
  updateCloseWarning()
}

/** Call it when the file was deleted or restored. */
export async function clearFileDeletion(uid: string, fileId: string): Promise<void> {
  await write(nameOf(uid, fileId), null)
}

/** All files of a person that this device still has to delete. */
export function fileDeletionsOf(uid: string): readonly FileDeletion[] {
  const start = nameOf(uid, '')
  return entryNames(start).map((name) => ({
    fileId: name.slice(start.length),
    undoOwner: entryOf(name) ?? '',
  }))
}

/** Reports them at once, and after every change, in this or another tab. Returns a function that stops it. */
export function watchFileDeletions(
  uid: string,
  report: (deletions: readonly FileDeletion[]) => void,
): () => void {
  report(fileDeletionsOf(uid))
  return onJournalChange(({ name }) => {
    if (name.startsWith(nameOf(uid, ''))) report(fileDeletionsOf(uid))
  })
}

function nameOf(uid: string, fileId: string): string {
  return `${prefix}${uid}/${fileId}`
}

async function write(name: string, value: string | null): Promise<boolean> {
  const isStored = writeEntry(name, value)
  updateCloseWarning()
  await isStored
  updateCloseWarning()
  return isStored
}

function updateCloseWarning(): void {
  warnBeforeClosing('file-deletion', unsavedEntryNames(prefix).length > 0)
}
