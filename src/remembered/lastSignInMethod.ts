import type { SignInMethod } from '../domain/session/analyticsEvent.ts'
import { readSafely } from '../storage/webStorage.ts'
import { writeUnlessShared } from '../stores/sharedComputerStore.ts'

const key = 'last-method'

/** Returns how someone last signed in on this device. */
export function lastMethod(): SignInMethod | null {
  return readSafely(key)
}

/** Records how someone signed in; `null` forgets it. */
export function recordLastMethod(method: SignInMethod | null): void {
  writeUnlessShared(key, method)
}
