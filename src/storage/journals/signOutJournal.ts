import { dataHerePrefix as prefix } from '../../domain/session/storageKeys.ts'
import { entryOf, entryNames, writeEntry } from './journal.ts'

/** The IDs of unsaved items to delete. `all`: the account is deleted. */
export type Discard = readonly string[] | 'all'

/** A sign-out in progress, and what it deletes. */
type SignOutEntry = {
  discard: Discard
  /** The session has ended. Only the data here is left to remove. */
  isOver: boolean
}

/** Returns everyone with data on this device. */
export function usersWithDataHere(): readonly string[] {
  return entryNames(prefix).map((name) => name.slice(prefix.length))
}

/** Returns the person's sign-out in progress; `null` if there is none. */
export function signOutOf(uid: string): SignOutEntry | null {
  try {
    const { discard = [], isOver = false } = JSON.parse(
      entryOf(prefix + uid) ?? '',
    ) as Partial<SignOutEntry>
    return { discard, isOver }
  } catch {
    return null
  }
}

/** Returns whether a person is signing out and their session has not ended yet. */
export function isSigningOut(uid: string): boolean {
  return signOutOf(uid)?.isOver === false
}

/**
 * Records that a person has data on this device.
 *
 * @throws if the browser can't store journal entries. Nothing else may be stored then, either.
 */
export async function recordDataHere(uid: string): Promise<void> {
  if (isSigningOut(uid) || (await writeEntry(prefix + uid, ''))) return
  throw new DOMException('The browser couldn’t store the journal entry.', 'QuotaExceededError')
}

/**
 * Records a sign-out, so that the next start finishes it if the tab is closed early. If there is no
 * space for it, the existing entry still causes the data to be removed.
 */
export async function recordSignOut(uid: string, signOut: SignOutEntry): Promise<void> {
  if (entryOf(prefix + uid) !== null) await writeEntry(prefix + uid, JSON.stringify(signOut))
}

export async function clearSignOut(uid: string): Promise<void> {
  if (signOutOf(uid)) await writeEntry(prefix + uid, '')
}

/** Removes the journal entry only: `removeLocalData` deletes the data. */
export async function forgetDataHere(uid: string): Promise<void> {
  await writeEntry(prefix + uid, null)
}
