import { linkEmailName as key } from '../domain/session/storageKeys.ts'
import { writeUnlessShared } from '../stores/sharedComputerStore.ts'
import { readSafely, writeSafely } from './webStorage.ts'

const linkLifetime = 6 * 3_600_000

type Stored = { email?: string; sentAt?: number } | null

/**
 * Remembers the address that a link was sent to, so that it doesn't have to be typed again. It is
 * forgotten when a session ends.
 */
export function rememberEmail(email: string): void {
  writeUnlessShared(key, JSON.stringify({ email, sentAt: Date.now() }))
}

/**
 * Returns the address of the last link; `null` if this browser requested none in the last six
 * hours.
 */
export function rememberedEmail(): string | null {
  const { email, sentAt } = readStored() ?? {}
  if (email && sentAt && Date.now() - sentAt < linkLifetime) return email
  forgetEmail()
  return null
}

export function forgetEmail(): void {
  writeSafely(key, null)
}

function readStored(): Stored {
  try {
    return JSON.parse(readSafely(key) ?? 'null') as Stored
  } catch {
    return null
  }
}
