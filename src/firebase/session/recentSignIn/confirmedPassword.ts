import { sessionMemory } from '../sessionMemory.ts'

/** How long a kept password can be taken. As long as a second factor may take. */
const maxTimeMs = 5 * 60_000

/**
 * Keeps the password of this person's next identity confirmation for a later step, until it is taken or the session
 * ends. Passwords are kept only after this call.
 */
export function expectConfirmedPassword(uid: string): void {
  sessionMemory(uid).expectedPassword = { password: null, keptAt: 0 }
}

/** Keeps the password with which a person has just confirmed their identity, if a later step needs it. */
export function keepConfirmedPassword(uid: string, password: string): void {
  const expected = sessionMemory(uid).expectedPassword
  if (!expected) return
  expected.password = password
  expected.keptAt = performance.now()
}

/** Returns this person's password once; `null` if they haven't just confirmed with it. */
export function takeConfirmedPassword(uid: string): string | null {
  const memory = sessionMemory(uid)
  const expected = memory.expectedPassword
  memory.expectedPassword = null
  return expected && performance.now() - expected.keptAt < maxTimeMs ? expected.password : null
}
