import { readQuietly, writeQuietly } from './quietStorage.ts'

const keyOf = (uid: string) => `known-methods-${uid}`

/** Adds the account's current sign-in methods. */
export function recordMethods(uid: string, methods: readonly string[]): void {
  write(uid, [...new Set([...knownMethods(uid), ...methods])])
}

/** Forgets methods that the person removed here, or whose loss they dismissed. */
export function forgetMethods(uid: string, methods: readonly string[]): void {
  write(
    uid,
    knownMethods(uid).filter((method) => !methods.includes(method)),
  )
}

/** Returns the methods that the account no longer has. */
export function lostMethods(uid: string, methods: readonly string[]): readonly string[] {
  return knownMethods(uid).filter((method) => !methods.includes(method))
}

/** Forgets all methods of an account. */
export function forgetAllMethods(uid: string): void {
  writeQuietly(keyOf(uid), null)
}

function write(uid: string, methods: readonly string[]): void {
  writeQuietly(keyOf(uid), methods.join(','))
}

/** The methods that this device has seen on an account and hasn't forgotten. */
function knownMethods(uid: string): readonly string[] {
  return readQuietly(keyOf(uid))?.split(',').filter(Boolean) ?? []
}
