import { createStore } from 'zustand/vanilla'
import { storedRecord, sessionArea } from '../storage/webStorage/storedRecord.ts'

/** The access that ended when the account's address was first proved. All other sessions were ended in any case. */
type EarlierAccess = 'sessions' | 'password' | 'passkeys' | 'passwordAndPasskeys'

/** By person, since the page was loaded; `null` if the notice was dismissed. */
export const earlierAccessStore = createStore<Record<string, EarlierAccess | null>>(() => ({}))

const stored = (uid: string) => storedRecord<EarlierAccess>(`earlier-access-${uid}`, sessionArea)

/** Returns what was ended, until the person dismisses the notice; `null` if there is none. */
export function endedAccess(uid: string): EarlierAccess | null {
  const known = earlierAccessStore.getState()[uid]
  return known === undefined ? stored(uid).read() : known
}

/** Shows this person what was ended. A second try adds to what the first has ended. */
export function recordEarlierAccess(uid: string, hadPassword: boolean, hadPasskeys: boolean): void {
  const before = endedAccess(uid)
  const password = hadPassword || before === 'password' || before === 'passwordAndPasskeys'
  const passkeys = hadPasskeys || before === 'passkeys' || before === 'passwordAndPasskeys'
  const one = password ? 'password' : passkeys ? 'passkeys' : 'sessions'
  set(uid, password && passkeys ? 'passwordAndPasskeys' : one)
}

export function dismissEarlierAccess(uid: string): void {
  set(uid, null)
}

function set(uid: string, ended: EarlierAccess | null): void {
  stored(uid).write(ended)
  earlierAccessStore.setState({ [uid]: ended })
}
