import { readWithSession, writeWithSession } from '../stores/sharedComputerStore.ts'

const key = 'registered-session'

/**
 * The last session that this browser registered: whose, when it signed in (seconds since 1970), and
 * when it was registered (milliseconds since 1970).
 */
export type RegisteredSession = { uid: string; signedInAt: number; registeredAt: number }

/** Returns the person's last registration; `null` if there is none. */
export function registeredSession(uid: string): RegisteredSession | null {
  const [owner, signedInAt, registeredAt] = readWithSession(key)?.split(' ') ?? []
  return owner === uid
    ? { uid, signedInAt: Number(signedInAt), registeredAt: Number(registeredAt) }
    : null
}

export function recordRegistered({ uid, signedInAt, registeredAt }: RegisteredSession): void {
  writeWithSession(key, `${uid} ${signedInAt} ${registeredAt}`)
}

export function forgetRegistered(): void {
  writeWithSession(key, null)
}
