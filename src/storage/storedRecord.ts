import { isReadable, storedVersion, type Stored } from '../domain/stored.ts'
import {
  readWithSession,
  writeUnlessShared,
  writeWithSession,
} from '../stores/sharedComputerStore.ts'
import { readInTab, readSafely, writeInTab } from './webStorage.ts'

type StorageArea = {
  read: (key: string) => string | null
  write: (key: string, text: string | null) => void
}

/** For all tabs, also after the session. On a shared computer, nothing is written. */
export const onDevice: StorageArea = { read: readSafely, write: writeUnlessShared }
export const inTab: StorageArea = { read: readInTab, write: writeInTab }
/** For all tabs; on a shared computer, for this tab. */
export const withSession: StorageArea = { read: readWithSession, write: writeWithSession }

type StoredRecord<Value> = {
  /** Returns `null` if there is none, or another build has stored it. */
  read: () => Value | null
  /** `null` removes it. */
  write: (value: Value | null) => void
}

/**
 * A small value that is stored under a key. Call this in a function: the build couldn't drop a call that runs while a
 * module loads.
 */
export function storedRecord<Value>(key: string, area: StorageArea): StoredRecord<Value> {
  return {
    read: () => {
      try {
        const stored = JSON.parse(area.read(key) ?? 'null') as (Stored & { value: Value }) | null
        return stored && isReadable(stored) ? stored.value : null
      } catch {
        return null
      }
    },
    write: (value) =>
      area.write(key, value === null ? null : JSON.stringify({ v: storedVersion, value })),
  }
}
