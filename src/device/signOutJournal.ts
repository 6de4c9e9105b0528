import { entryOf, namesUnder, writeEntry } from './journal.ts'

/** The notes whose rows go, and the files on their way that do; `all`: the account is gone, and nobody comes back. */
export type Discard = readonly string[] | 'all'

/** That a person is leaving, and what goes with them. */
export type SignOut = {
  discard: Discard
  /** Their session has ended; what lies here has yet to go, but nobody has to be signed out for it. */
  isOver: boolean
}

/**
 * Under which name the journal says that somebody's things lie on this device: with an empty text, or
 * with what `recordSignOut` writes of one who goes.
 */
const prefix = 'notes-here-'

/** Everybody who has things here. */
export function whoseThings(): readonly string[] {
  return namesUnder(prefix).map((name) => name.slice(prefix.length))
}

/** Whether a person was leaving; `null` where they only have things here. */
export function signOutOf(uid: string): SignOut | null {
  try {
    const { discard = [], isOver = false } = JSON.parse(
      entryOf(prefix + uid) ?? '',
    ) as Partial<SignOut>
    return { discard, isOver }
  } catch {
    return null
  }
}

/** Whether a person is on their way out, their session not yet ended. */
export function isSigningOut(uid: string): boolean {
  return signOutOf(uid)?.isOver === false
}

/** @throws where the browser keeps no mark; then nothing else may be kept, either. */
export async function recordThings(uid: string): Promise<void> {
  if (isSigningOut(uid) || (await writeEntry(prefix + uid, ''))) return
  throw new DOMException('The browser keeps no mark.', 'QuotaExceededError')
}

/**
 * From now on the next start goes on with it, should this page end before it is done. Without room for it,
 * the mark that stands already still has the rest taken away.
 */
export async function recordSignOut(uid: string, signOut: SignOut): Promise<void> {
  if (entryOf(prefix + uid) !== null) await writeEntry(prefix + uid, JSON.stringify(signOut))
}

/** They stay after all. */
export async function clearSignOut(uid: string): Promise<void> {
  if (signOutOf(uid)) await writeEntry(prefix + uid, '')
}

export async function removeFlag(uid: string): Promise<void> {
  await writeEntry(prefix + uid, null)
}
