import { readWithSession, writeWithSession } from '../stores/sharedComputerStore.ts'

const key = 'reported-session'

/**
 * The last session that this browser reported: whose, when it signed in (seconds since 1970), and
 * when it was reported (milliseconds since 1970).
 */
export type ReportedSession = { uid: string; signIn: number; at: number }

/** Returns the person's last report; `null` if there is none. */
export function reportedSession(uid: string): ReportedSession | null {
  const [owner, signIn, at] = readWithSession(key)?.split(' ') ?? []
  return owner === uid ? { uid, signIn: Number(signIn), at: Number(at) } : null
}

export function recordReported({ uid, signIn, at }: ReportedSession): void {
  writeWithSession(key, `${uid} ${signIn} ${at}`)
}

export function forgetReported(): void {
  writeWithSession(key, null)
}
