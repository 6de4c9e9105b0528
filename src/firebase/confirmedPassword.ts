/** In milliseconds. As long as a second factor may take. */
const maxTime = 5 * 60_000

let confirmed: { uid: string; password: string } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps the password with which a person has just confirmed their identity, in memory. */
export function keepConfirmedPassword(uid: string, password: string): void {
  clearTimeout(timer)
  confirmed = { uid, password }
  timer = setTimeout(() => (confirmed = null), maxTime)
}

/** Returns this person's password once; `null` if they haven't just confirmed with it. */
export function takeConfirmedPassword(uid: string): string | null {
  const password = confirmed?.uid === uid ? confirmed.password : null
  confirmed = null
  clearTimeout(timer)
  return password
}
