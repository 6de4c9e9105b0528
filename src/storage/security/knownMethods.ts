import { lastMethod } from '../signIn/lastUser.ts'
import { deviceArea, storedRecord } from '../webStorage/storedRecord.ts'

/**
 * The methods that this device has seen on an account and hasn't forgotten; none if it has never seen the account.
 */
const stored = (uid: string) => storedRecord<readonly string[]>(`known-methods-${uid}`, deviceArea)

/**
 * Records the sign-in method that the person has just used here. On a device that doesn't know how they signed
 * in, all methods count as known when it first sees the account.
 */
export function recordMethodsAtSignIn(uid: string, methods: readonly string[]): void {
  const isNew = stored(uid).read() === null && !isUsedHere(methods)
  recordMethods(uid, isNew ? methods : methods.filter((method) => method === usedHere()))
  // A removed number shows no notice. Forget it, or the next number would count as known.
  if (!methods.includes('phone')) forgetMethods(uid, ['phone'])
}

/** Adds methods that the person added here, or confirmed as theirs. */
export function recordMethods(uid: string, methods: readonly string[]): void {
  stored(uid).write([...new Set([...(stored(uid).read() ?? []), ...methods])])
}

/** Lets all of an account's methods but the trusted ones be shown as added elsewhere. */
export function forgetMethodsExcept(
  uid: string,
  methods: readonly string[],
  trusted: readonly string[],
): void {
  recordMethods(uid, trusted)
  forgetMethods(
    uid,
    methods.filter((method) => !trusted.includes(method)),
  )
}

/** Forgets methods that the person removed here, or whose loss they dismissed. */
export function forgetMethods(uid: string, methods: readonly string[]): void {
  const known = stored(uid).read() ?? []
  stored(uid).write(known.filter((method) => !methods.includes(method)))
}

/** Returns the methods that the account no longer has. */
export function removedMethods(uid: string, methods: readonly string[]): readonly string[] {
  return (stored(uid).read() ?? []).filter((method) => !methods.includes(method))
}

/** Returns the methods that were added elsewhere, and that the person hasn't confirmed as theirs on this device. */
export function addedMethods(uid: string, methods: readonly string[]): readonly string[] {
  const known = stored(uid).read() ?? (isUsedHere(methods) ? [] : methods)
  return methods.filter((method) => !known.includes(method) && method !== usedHere())
}

export function forgetAllMethods(uid: string): void {
  stored(uid).write(null)
}

function isUsedHere(methods: readonly string[]): boolean {
  return methods.some((method) => method === usedHere())
}

/** Firebase lists an email link as a password. */
function usedHere(): string | null {
  const last = lastMethod()
  return last === 'email_link' ? 'password' : last
}
