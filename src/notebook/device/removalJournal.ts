import { localStoreName } from '../../device/names.ts'
import {
  entryOf,
  fleetingUnder,
  followJournal,
  holdEntry,
  namesUnder,
  writeEntry,
} from '../../device/journal.ts'
import { guardUnsaved } from './unsavedGuard.ts'

/** The lock of an open note, in which files that were deleted can be taken back. */
export function offersName(uid: string, offeredBy: string): string {
  return `${localStoreName(uid)}-offers-${offeredBy}`
}

/** The lock under which a file is taken away. */
export function removalName(uid: string, fileId: string): string {
  return `${localStoreName(uid)}-removal-${fileId}`
}

/** A file that its person has deleted, and that has not gone yet. */
export type FileRemoval = {
  fileId: string
  /** The open note in which it can be taken back; empty where that is over. */
  offeredBy: string
}

const prefix = 'file-going-'

/**
 * Records that a file is to be deleted, should this page end first. Only two random ids are stored,
 * under the person’s; every page of this app hears it.
 *
 * @param mayLieHere false on a shared device.
 * @returns whether it outlives this page; if not, the browser asks before the page is closed.
 */
export async function recordRemoval(
  uid: string,
  { fileId, offeredBy }: FileRemoval,
  mayLieHere: boolean,
): Promise<boolean> {
  const name = nameOf(uid, fileId)
  if (mayLieHere) return write(name, offeredBy)
  holdEntry(name, offeredBy)
  guard()
  return false
}

/** From now on nobody can take a file back, if it is still to go. */
export async function endOffer(uid: string, fileId: string): Promise<void> {
  const name = nameOf(uid, fileId)
  if (fleetingUnder(name).includes(name)) holdEntry(name, '')
  else if (entryOf(name)) await write(name, '')
}

/** Lets go of what lives in this page only, when its person has left. */
export function forgetRemovals(uid: string): void {
  for (const name of fleetingUnder(nameOf(uid, ''))) holdEntry(name, null)
  guard()
}

/** The file has gone, or stays after all. */
export async function clearRemoval(uid: string, fileId: string): Promise<void> {
  await write(nameOf(uid, fileId), null)
}

/** Every file of a person that is to go, as far as this device knows. */
export function removalsOf(uid: string): readonly FileRemoval[] {
  const start = nameOf(uid, '')
  return namesUnder(start).map((name) => ({
    fileId: name.slice(start.length),
    offeredBy: entryOf(name) ?? '',
  }))
}

/** Hears of every change, also one made in another tab; returns the function that stops it. */
export function followRemovals(uid: string, listener: () => void): () => void {
  return followJournal(({ name }) => {
    if (name.startsWith(nameOf(uid, ''))) listener()
  })
}

function nameOf(uid: string, fileId: string): string {
  return `${prefix}${uid}/${fileId}`
}

async function write(name: string, word: string | null): Promise<boolean> {
  const isKept = writeEntry(name, word)
  guard()
  await isKept
  guard()
  return isKept
}

function guard(): void {
  guardUnsaved('file-going', fleetingUnder(prefix).length > 0)
}
