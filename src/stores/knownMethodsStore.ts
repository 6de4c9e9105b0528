import { readQuietly, writeQuietly } from './quietStorage.ts'

const keyOf = (uid: string) => `known-methods-${uid}`

/** Adds the sign-in methods that the account has now. */
export function recordMethods(uid: string, methods: readonly string[]): void {
  write(uid, [...new Set([...knownMethods(uid), ...methods])])
}

/** For a sign-in method that the person has removed here, or whose loss they have dismissed. */
export function forgetMethods(uid: string, methods: readonly string[]): void {
  write(
    uid,
    knownMethods(uid).filter((method) => !methods.includes(method)),
  )
}

/** The sign-in methods that the account no longer has. */
export function lostMethods(uid: string, methods: readonly string[]): readonly string[] {
  return knownMethods(uid).filter((method) => !methods.includes(method))
}

/** For an account that this device is to know no more. */
export function forgetAllMethods(uid: string): void {
  writeQuietly(keyOf(uid), null)
}

function write(uid: string, methods: readonly string[]): void {
  writeQuietly(keyOf(uid), methods.join(','))
}

/** The sign-in methods that this device has seen on an account, and that were not forgotten. */
function knownMethods(uid: string): readonly string[] {
  return readQuietly(keyOf(uid))?.split(',').filter(Boolean) ?? []
}
