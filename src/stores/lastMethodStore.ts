import { createStore } from 'zustand/vanilla'
import type { EntryMethod } from '../domain/session/doorEvent.ts'
import { readQuietly, writeQuietly } from './quietStorage.ts'

const key = 'last-method'

/** How the person of this page signed in here, on a shared computer as well. */
const pageStore = createStore<{ method: EntryMethod | null }>(() => ({ method: null }))

/** Returns how someone last signed in on this device. */
export function lastMethod(): EntryMethod | null {
  return readQuietly(key)
}

/** Returns how the person signed in on this page; `null` if the session is older than the page. */
export function methodHere(): EntryMethod | null {
  return pageStore.getState().method
}

/** Records how someone signed in; `null` forgets it. */
export function recordLastMethod(method: EntryMethod | null): void {
  pageStore.setState({ method })
  writeQuietly(key, method)
}
