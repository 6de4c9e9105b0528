import { readQuietly, writeQuietly } from './quietStorage.ts'

const keyOf = (uid: string) => `known-ways-${uid}`

/** Adds the ways in that the account has now. */
export function recordMethods(uid: string, ways: readonly string[]): void {
  write(uid, [...new Set([...knownMethods(uid), ...ways])])
}

/** For a way in that the person has removed here, or whose loss they were told of. */
export function forgetMethods(uid: string, ways: readonly string[]): void {
  write(
    uid,
    knownMethods(uid).filter((way) => !ways.includes(way)),
  )
}

/** The ways in that the account had and has no more. */
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

/** The ways in that this device has seen on an account and that it has not been told to forget. */
function knownMethods(uid: string): readonly string[] {
  return readQuietly(keyOf(uid))?.split(',').filter(Boolean) ?? []
}
