import { createStore } from 'zustand/vanilla'
import { readWithSession, writeWithSession } from './sharedComputerStore.ts'

/** What was removed when the account's address was first proved. All other sessions were ended in any case. */
export type EarlierAccess = 'sessions' | 'password' | 'passkeys' | 'both'

/** By person, since the page was loaded; `null` if the notice was dismissed. */
export const earlierAccessStore = createStore<Record<string, EarlierAccess | null>>(() => ({}))

const keyOf = (uid: string) => `earlier-access-${uid}`

/** Returns what was ended, until the person dismisses the notice; `null` if there is none. */
export function endedAccess(uid: string): EarlierAccess | null {
  const known = earlierAccessStore.getState()[uid]
  return known === undefined ? toEarlierAccess(readWithSession(keyOf(uid))) : known
}

/** Shows this person what was ended. If it took two tries, it was what both have ended. */
export function reportEarlierAccess(uid: string, hadPassword: boolean, hadPasskeys: boolean): void {
  const before = endedAccess(uid)
  const password = hadPassword || before === 'password' || before === 'both'
  const passkeys = hadPasskeys || before === 'passkeys' || before === 'both'
  const one = password ? 'password' : passkeys ? 'passkeys' : 'sessions'
  set(uid, password && passkeys ? 'both' : one)
}

export function dismissEarlierAccess(uid: string): void {
  set(uid, null)
}

function set(uid: string, ended: EarlierAccess | null): void {
  writeWithSession(keyOf(uid), ended)
  earlierAccessStore.setState({ [uid]: ended })
}

function toEarlierAccess(word: string | null): EarlierAccess | null {
  return all.find((one) => one === word) ?? null
}

const all = ['sessions', 'password', 'passkeys', 'both'] as const
