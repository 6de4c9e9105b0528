import { readInTab, readSafely, writeInTab, writeSafely } from '../storage/webStorage.ts'
import { isSharedComputer, writeUnlessShared } from '../stores/sharedComputerStore.ts'

const key = 'reported-session'

/**
 * The last session that this browser reported: whose, when it signed in (seconds since 1970), and
 * when it was reported (milliseconds since 1970).
 */
export type ReportedSession = { uid: string; signIn: number; at: number }

/** Returns the person's last report; `null` if there is none. */
export function reportedSession(uid: string): ReportedSession | null {
  const [owner, signIn, at] = (readInTab(key) ?? readSafely(key))?.split(' ') ?? []
  return owner === uid ? { uid, signIn: Number(signIn), at: Number(at) } : null
}

/** On a shared computer, only this tab remembers it, as it does the session. */
export function recordReported({ uid, signIn, at }: ReportedSession): void {
  const report = `${uid} ${signIn} ${at}`
  writeUnlessShared(key, report)
  writeInTab(key, isSharedComputer() ? report : null)
}

export function forgetReported(): void {
  writeSafely(key, null)
  writeInTab(key, null)
}
