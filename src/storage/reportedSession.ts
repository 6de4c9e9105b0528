import { readWithSession, writeWithSession } from '../stores/sharedComputerStore.ts'

const key = 'reported-session'

/**
 * The last session that this browser reported: whose, when it signed in (seconds since 1970), and
 * when it was reported (milliseconds since 1970).
 */
export type ReportedSession = { uid: string; signedInAt: number; reportedAt: number }

/** Returns the person's last report; `null` if there is none. */
export function reportedSession(uid: string): ReportedSession | null {
  const [owner, signedInAt, reportedAt] = readWithSession(key)?.split(' ') ?? []
  return owner === uid
    ? { uid, signedInAt: Number(signedInAt), reportedAt: Number(reportedAt) }
    : null
}

export function recordReported({ uid, signedInAt, reportedAt }: ReportedSession): void {
  writeWithSession(key, `${uid} ${signedInAt} ${reportedAt}`)
}

export function forgetReported(): void {
  writeWithSession(key, null)
}
