import type { EntryMethod } from '../domain/session/doorEvent.ts'
import { readQuietly, writeQuietly } from './quietStorage.ts'

const key = 'last-method'

/** Returns how someone last signed in on this device. */
export function lastMethod(): EntryMethod | null {
  return readQuietly(key)
}

/** Records how someone signed in; `null` forgets it. */
export function recordLastMethod(method: EntryMethod | null): void {
  writeQuietly(key, method)
}
