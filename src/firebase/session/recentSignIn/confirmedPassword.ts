import { onIdTokenChanged } from 'firebase/auth'
import { auth } from '../../sdk/app.ts'

/** In milliseconds. As long as a second factor may take. */
const maxTime = 5 * 60_000

type ExpectedPassword = {
  uid: string
  password: string | null
  timer?: ReturnType<typeof setTimeout>
  stopWatching: () => void
}

let expected: ExpectedPassword | null = null

/**
 * Keeps the password of this person's next identity confirmation in memory for a later step, until it is taken or
 * forgotten, or the user changes. Passwords are kept only after this call.
 */
export function expectConfirmedPassword(uid: string): void {
  clearConfirmedPassword()
  const stopWatching = onIdTokenChanged(auth(), (user) => {
    if (user?.uid !== uid) clearConfirmedPassword()
  })
  expected = { uid, password: null, stopWatching }
}

/** Keeps the password with which a person has just confirmed their identity, if a later step needs it. */
export function keepConfirmedPassword(uid: string, password: string): void {
  if (expected?.uid !== uid) return
  expected.password = password
  clearTimeout(expected.timer)
  expected.timer = setTimeout(clearConfirmedPassword, maxTime)
}

/** Returns this person's password once; `null` if they haven't just confirmed with it. */
export function takeConfirmedPassword(uid: string): string | null {
  const password = expected?.uid === uid ? expected.password : null
  clearConfirmedPassword()
  return password
}

export function clearConfirmedPassword(): void {
  expected?.stopWatching()
  clearTimeout(expected?.timer)
  expected = null
}
