import { readQuietly, writeQuietly } from './quietStorage.ts'

const keyOf = (uid: string) => `known-ways-${uid}`

/** Adds the sign-in methods that the account has now. */
export function recordMethods(uid: string, ways: readonly string[]): void {
  write(uid, [...new Set([...knownMethods(uid), ...ways])])
}

/** For a sign-in method that the person has removed here, or whose loss they have dismissed. */
export function forgetMethods(uid: string, ways: readonly string[]): void {
  write(
    uid,
    knownMethods(uid).filter((way) => !ways.includes(way)),
  )
}

/** The sign-in methods that the account no longer has. */
export function lostMethods(uid: string, ways: readonly string[]): readonly string[] {
  return knownMethods(uid).filter((way) => !ways.includes(way))
}

/** For an account that this device is to know no more. */
export function forgetAllMethods(uid: string): void {
  writeQuietly(keyOf(uid), null)
}

function write(uid: string, ways: readonly string[]): void {
  writeQuietly(keyOf(uid), ways.join(','))
}

/** The sign-in methods that this device has seen on an account, and that were not forgotten. */
function knownMethods(uid: string): readonly string[] {
  return readQuietly(keyOf(uid))?.split(',').filter(Boolean) ?? []
}
