import { thingsHerePrefix as prefix } from '../domain/thingsHere.ts'
import { entryOf, namesUnder, writeEntry } from './journal.ts'

/** The ids of unsaved items that go; `all`: the account is gone, and nobody comes back. */
export type Discard = readonly string[] | 'all'

/** A sign-out in progress, and what is deleted with it. */
export type SignOutEntry = {
  discard: Discard
  /** Their session has ended; what lies here has yet to go, but nobody has to be signed out for it. */
  isOver: boolean
}

/** Everybody who has things here. */
export function whoseThings(): readonly string[] {
  return namesUnder(prefix).map((name) => name.slice(prefix.length))
}

/** The person’s sign-out in progress; `null` if they only have things here. */
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

/** Whether a person is signing out and their session has not yet ended. */
export function isSigningOut(uid: string): boolean {
  return signOutOf(uid)?.isOver === false
}

/** @throws if the browser stores no journal entry; then nothing else may be stored, either. */
export async function recordThings(uid: string): Promise<void> {
  if (isSigningOut(uid) || (await writeEntry(prefix + uid, ''))) return
  throw new DOMException('The browser keeps no journal entry.', 'QuotaExceededError')
}

/**
 * The next start finishes the sign-out, should this page end first. If there is no space for it,
 * the entry that exists already still has the rest removed.
 */
export async function recordSignOut(uid: string, signOut: SignOutEntry): Promise<void> {
  if (entryOf(prefix + uid) !== null) await writeEntry(prefix + uid, JSON.stringify(signOut))
}

/** They stay after all. */
export async function clearSignOut(uid: string): Promise<void> {
  if (signOutOf(uid)) await writeEntry(prefix + uid, '')
}

export async function forgetThings(uid: string): Promise<void> {
  await writeEntry(prefix + uid, null)
}
