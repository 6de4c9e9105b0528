import { readQuietly, writeQuietly } from './quietStorage.ts'

const keyOf = (uid: string) => `known-ways-${uid}`

/** Adds the ways in that the account has now. */
export function noteWays(uid: string, ways: readonly string[]): void {
  write(uid, [...new Set([...knownWays(uid), ...ways])])
}

/** For a way in that the person has removed here, or whose loss they were told of. */
export function forgetWays(uid: string, ways: readonly string[]): void {
  write(
    uid,
    knownWays(uid).filter((way) => !ways.includes(way)),
  )
}

/** The ways in that the account had and has no more. */
export function lostWays(uid: string, ways: readonly string[]): readonly string[] {
  return knownWays(uid).filter((way) => !ways.includes(way))
}

/** For an account that this device is to know no more. */
export function forgetAllWays(uid: string): void {
  writeQuietly(keyOf(uid), null)
}

function write(uid: string, ways: readonly string[]): void {
  writeQuietly(keyOf(uid), ways.join(','))
}

/** The ways in that this device has seen on an account and that it has not been told to forget. */
function knownWays(uid: string): readonly string[] {
  return readQuietly(keyOf(uid))?.split(',').filter(Boolean) ?? []
}
