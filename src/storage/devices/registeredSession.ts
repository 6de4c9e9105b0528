import { storedRecord, sessionArea } from '../webStorage/storedRecord.ts'

/**
 * The last session that this browser registered: whose, when it signed in (seconds since 1970), and
 * when it was registered (milliseconds since 1970).
 */
export type RegisteredSession = { uid: string; authTime: number; registeredAt: number }

const stored = () => storedRecord<RegisteredSession>('device-session', sessionArea)

/** Returns the person's last registration; `null` if there is none. */
export function registeredSession(uid: string): RegisteredSession | null {
  const last = stored().read()
  return last?.uid === uid ? last : null
}

export function recordRegistered(session: RegisteredSession): void {
  stored().write(session)
}

export function forgetRegistered(): void {
  stored().write(null)
}
