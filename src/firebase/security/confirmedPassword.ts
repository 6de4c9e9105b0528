import { onIdTokenChanged } from 'firebase/auth'
import { auth } from '../sdk/app.ts'

/** In milliseconds. As long as a second factor may take. */
const maxTime = 5 * 60_000

let expected: { uid: string; password: string | null; stop: () => void } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Lets the password with which this person confirms their identity be kept in memory for a later step, until it is
 * taken or forgotten, or someone else is signed in. Otherwise, no password is kept.
 */
export function expectPassword(uid: string): void {
  forgetPassword()
  const stop = onIdTokenChanged(auth(), (user) => {
    if (user?.uid !== uid) forgetPassword()
  })
  expected = { uid, password: null, stop }
}

/** Keeps the password with which a person has just confirmed their identity, if a later step needs it. */
export function keepConfirmedPassword(uid: string, password: string): void {
  if (expected?.uid !== uid) return
  expected.password = password
  clearTimeout(timer)
  timer = setTimeout(forgetPassword, maxTime)
}

/** Returns this person's password once; `null` if they haven't just confirmed with it. */
export function takeConfirmedPassword(uid: string): string | null {
  const password = expected?.uid === uid ? expected.password : null
  forgetPassword()
  return password
}

export function forgetPassword(): void {
  expected?.stop()
  expected = null
  clearTimeout(timer)
}
