import { lastMethod } from './lastUser.ts'
import { readSafely, writeSafely } from './webStorage.ts'
import { writeUnlessShared } from '../stores/sharedComputerStore.ts'

const keyOf = (uid: string) => `known-methods-${uid}`

/**
 * Records the sign-in method that the person has just used here. On a device that doesn't know how they signed
 * in, all methods count as known when it first sees the account.
 */
export function recordMethodsAtSignIn(uid: string, methods: readonly string[]): void {
  const isNew = knownMethods(uid) === null && !isUsedHere(methods)
  recordMethods(uid, isNew ? methods : methods.filter((method) => method === usedHere()))
  // Its loss isn't shown, so it wouldn't be dismissed before another number is added.
  if (!methods.includes('phone')) forgetMethods(uid, ['phone'])
}

/** Adds methods that the person added here, or confirmed as theirs. */
export function recordMethods(uid: string, methods: readonly string[]): void {
  write(uid, [...new Set([...(knownMethods(uid) ?? []), ...methods])])
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
  const known = knownMethods(uid) ?? []
  write(
    uid,
    known.filter((method) => !methods.includes(method)),
  )
}

/** Returns the methods that the account no longer has. */
export function lostMethods(uid: string, methods: readonly string[]): readonly string[] {
  return (knownMethods(uid) ?? []).filter((method) => !methods.includes(method))
}

/** Returns the methods that were added elsewhere, and that the person hasn't confirmed as theirs on this device. */
export function addedMethods(uid: string, methods: readonly string[]): readonly string[] {
  const known = knownMethods(uid) ?? (isUsedHere(methods) ? [] : methods)
  return methods.filter((method) => !known.includes(method) && method !== usedHere())
}

/** Forgets all methods of an account. */
export function forgetAllMethods(uid: string): void {
  writeSafely(keyOf(uid), null)
}

function write(uid: string, methods: readonly string[]): void {
  writeUnlessShared(keyOf(uid), methods.join(','))
}

/**
 * The methods that this device has seen on an account and hasn't forgotten; `null` if it has never seen the
 * account.
 */
function knownMethods(uid: string): readonly string[] | null {
  return readSafely(keyOf(uid))?.split(',').filter(Boolean) ?? null
}

function isUsedHere(methods: readonly string[]): boolean {
  return methods.some((method) => method === usedHere())
}

/** Firebase lists an email link as a password. */
function usedHere(): string | null {
  const last = lastMethod()
  return last === 'email_link' ? 'password' : last
}
