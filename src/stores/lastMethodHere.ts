import { createStore } from 'zustand/vanilla'
import type { SignInMethod } from '../domain/session/analyticsEvent.ts'
import { readSafely, writeSafely } from './safeStorage.ts'

const key = 'last-method'

/** How the person of this page signed in here, on a shared computer as well. */
const pageStore = createStore<{ method: SignInMethod | null }>(() => ({ method: null }))

/** Returns how someone last signed in on this device. */
export function lastMethod(): SignInMethod | null {
  return readSafely(key)
}

/** Returns how the person signed in on this page; `null` if the session is older than the page. */
export function methodHere(): SignInMethod | null {
  return pageStore.getState().method
}

/** Records how someone signed in; `null` forgets it. */
export function recordLastMethod(method: SignInMethod | null): void {
  pageStore.setState({ method })
  writeSafely(key, method)
}
