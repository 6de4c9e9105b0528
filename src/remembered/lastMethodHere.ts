import type { SignInMethod } from '../domain/session/analyticsEvent.ts'
import { readSafely } from '../storage/webStorage.ts'
import { writeUnlessShared } from '../stores/sharedComputerStore.ts'

const key = 'last-method'

/** How the person of this page signed in here, on a shared computer as well. */
let usedHere: SignInMethod | null = null

/** Returns how someone last signed in on this device. */
export function lastMethod(): SignInMethod | null {
  return readSafely(key)
}

/** Returns how the person signed in on this page; `null` if the session is older than the page. */
export function methodHere(): SignInMethod | null {
  return usedHere
}

/** Records how someone signed in; `null` forgets it. */
export function recordLastMethod(method: SignInMethod | null): void {
  usedHere = method
  writeUnlessShared(key, method)
}
