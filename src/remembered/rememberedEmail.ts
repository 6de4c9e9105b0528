import { linkEmailName as key } from '../domain/session/storageKeys.ts'

const linkLifetime = 6 * 3_600_000

/**
 * Remembers the address that a link was sent to, so that it doesn't have to be typed again. It is
 * forgotten when a session ends.
 *
 * @param isShared true on a shared computer, which keeps no address.
 */
export function rememberEmail(email: string, isShared: boolean): void {
  if (isShared) return forgetEmail()
  quietly(() => localStorage.setItem(key, JSON.stringify({ email, sentAt: Date.now() })))
}

/**
 * Returns the address of the last link; `null` if this browser requested none in the last six
 * hours.
 */
export function rememberedEmail(): string | null {
  const { email, sentAt } = quietly(readStored) ?? {}
  if (email && sentAt && Date.now() - sentAt < linkLifetime) return email
  forgetEmail()
  return null
}

export function forgetEmail(): void {
  quietly(() => localStorage.removeItem(key))
}

function readStored(): { email?: string; sentAt?: number } {
  return JSON.parse(localStorage.getItem(key) ?? '{}') as { email?: string; sentAt?: number }
}

/** If storage is blocked, people type the address again. */
function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
