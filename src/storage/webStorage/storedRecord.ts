import {
  isReadableVersion,
  storedVersion,
  type VersionedRecord,
} from '../../domain/versionedRecord.ts'
import { isSharedComputer } from '../../stores/sharedComputerStore.ts'
import {
  readSessionStorage,
  readLocalStorage,
  writeSessionStorage,
  writeLocalStorage,
} from './webStorage.ts'

type StorageArea = {
  read: (key: string) => string | null
  /** `null` removes it. */
  write: (key: string, text: string | null) => void
}

/** For all tabs, even after the session. On a shared computer, a write removes the value instead. */
export const deviceArea: StorageArea = {
  read: readLocalStorage,
  write: (key, text) => writeLocalStorage(key, isSharedComputer() ? null : text),
}

export const tabArea: StorageArea = { read: readSessionStorage, write: writeSessionStorage }

/** Values that the browser refused to store. A session that it refuses to store ends with the tab as well. */
const inMemory = new Map<string, string>()

/** For all tabs; on a shared computer, for this tab. */
export const sessionArea: StorageArea = {
  read: (key) => storedText(key) ?? inMemory.get(key) ?? null,
  write: (key, text) => {
    deviceArea.write(key, text)
    tabArea.write(key, isSharedComputer() ? text : null)
    if (text === null || storedText(key) === text) inMemory.delete(key)
    else inMemory.set(key, text)
  },
}

function storedText(key: string): string | null {
  return readSessionStorage(key) ?? readLocalStorage(key)
}

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
        const stored = JSON.parse(area.read(key) ?? 'null') as
          | (VersionedRecord & { value: Value })
          | null
        return stored && isReadableVersion(stored) ? stored.value : null
      } catch {
        return null
      }
    },
    write: (value) =>
      area.write(key, value === null ? null : JSON.stringify({ v: storedVersion, value })),
  }
}
