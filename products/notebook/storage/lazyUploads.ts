import type { StoredUploads } from './storedUploads.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'

/** If the code for files can't be loaded, there is nothing to write, move, or forget. */
const none = () => null

/**
 * Files waiting to be uploaded. The code for them loads with the first one.
 *
 * @param onChange is called after every change.
 */
export function lazyUploads(
  uid: string,
  localStore: LocalStore,
  onChange: () => void,
): StoredUploads {
  let loading: Promise<StoredUploads> | null = null
  const load = async () => {
    loading ??= import('./storedUploads.ts').then(({ openUploads }) =>
      openUploads(uid, localStore, onChange),
    )
    try {
      return await loading
    } catch (error) {
      loading = null
      throw error
    }
  }
  const hasAny = async () => {
    await localStore.tried
    return loading !== null || (await localStore.hasUploads())
  }
  return {
    rows: async () => ((await hasAny()) ? (await load()).rows() : []),
    add: async (row, bytes) => (await load()).add(row, bytes),
    bytes: async (fileId) => (await load()).bytes(fileId),
    update: async (fileId, change) => {
      if (await hasAny()) await (await load()).update(fileId, change)
    },
    rename: async (fileId, nextId, bytes) => (await load()).rename(fileId, nextId, bytes),
    retryWrites: async () => {
      const uploads = await loading?.catch(none)
      if (uploads) return uploads.retryWrites()
      // The disk may hold files that could not be seen before.
      onChange()
      return true
    },
    moveToMemory: () => void loading?.then(({ moveToMemory }) => moveToMemory(), none),
    moveToMemoryIfCleared: async () => (await loading?.catch(none))?.moveToMemoryIfCleared(),
    forgetDiskRows: () => void loading?.then(({ forgetDiskRows }) => forgetDiskRows(), none),
    forgetAll: () => void loading?.then(({ forgetAll }) => forgetAll(), none),
  }
}
