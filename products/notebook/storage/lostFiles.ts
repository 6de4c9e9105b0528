import { encryptedStore, unreadable } from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'

export type LostFiles = {
  /** The names of the files; empty if they are unknown. `null` if the note has lost none. */
  get: (noteId: string) => Promise<readonly string[] | null>
  put: (noteId: string, names: readonly string[]) => Promise<void>
  remove: (noteId: string) => Promise<void>
}

/**
 * Files that are gone because their note was permanently deleted, although an edit on this device then
 * recreated it. Kept until the person has read it; without a disk, in this tab's memory. Never rejects.
 *
 * @param onChange called after every change.
 */
export function openLostFiles(
  uid: string,
  localStore: LocalStore,
  onChange: () => void,
): LostFiles {
  const here = new Map<string, readonly string[]>()
  const open = async () => {
    await localStore.tried
    const disk = localStore.disk()
    if (!disk) throw new Error('There is no disk.')
    return encryptedStore<readonly string[]>({
      ...disk,
      store: 'lostFiles',
      uid,
      isKnown: Array.isArray,
    })
  }
  return {
    get: async (noteId) => {
      try {
        const found = await (await open()).get(noteId)
        return here.get(noteId) ?? (found === unreadable ? null : found)
      } catch {
        return here.get(noteId) ?? null
      }
    },
    put: async (noteId, names) => {
      try {
        await (await open()).put(noteId, names)
        here.delete(noteId)
      } catch {
        here.set(noteId, names)
      }
      onChange()
    },
    remove: async (noteId) => {
      here.delete(noteId)
      await open()
        .then((store) => store.remove(noteId))
        .catch(() => undefined)
      onChange()
    },
  }
}
