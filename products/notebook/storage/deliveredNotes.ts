import { encryptedStore, unreadable } from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { isUsedElsewhere } from '#src/storage/locks/locks.ts'
import { localStoreName } from '#src/storage/encrypted/storageNames.ts'
import { isStoredNote, latest, type Note } from '../domain/note.ts'

type Disk = NonNullable<ReturnType<LocalStore['disk']>>

export type DeliveredNotes = {
  /** `null` if unknown. Never rejects. */
  get: (noteId: string) => Promise<Note | null>
  put: (noteId: string, note: Note | null) => Promise<void>
  /** Forgets the notes in memory. */
  forgetAll: () => void
}

/**
 * Notes as this device delivered them last, so that a tab knows what another one has delivered before the
 * server's update arrives. On disk only while the person has several tabs open.
 */
export function openDeliveredNotes(uid: string, localStore: LocalStore): DeliveredNotes {
  const here = new Map<string, Note>()
  const quietly = async <Answer>(work: (disk: Disk) => Promise<Answer>) => {
    try {
      const disk = localStore.disk()
      return disk && (await work(disk))
    } catch {
      return null
    }
  }
  const open = (disk: Disk) =>
    encryptedStore<Note>({ ...disk, store: 'delivered', uid, isKnown: isStoredNote })
  const hasOtherTabs = () => isUsedElsewhere(localStoreName(uid))
  const clearAfterLastVisit = async () => {
    await localStore.tried
    if (!(await hasOtherTabs())) await quietly(clear)
  }
  void clearAfterLastVisit()
  return {
    get: async (noteId) => {
      const shared = await quietly((disk) => open(disk).get(noteId))
      return latest(here.get(noteId), shared === unreadable ? null : shared)
    },
    put: async (noteId, note) => {
      if (note) here.set(noteId, note)
      else here.delete(noteId)
      const isShared = await hasOtherTabs()
      await quietly((disk) => {
        if (!isShared) return clear(disk)
        return note ? open(disk).put(noteId, note) : open(disk).remove(noteId)
      })
    },
    forgetAll: () => here.clear(),
  }
}

async function clear({ database: { read, change } }: Disk): Promise<void> {
  if ((await read(['delivered'], (records) => records('delivered').count())) === 0) return
  await change(['delivered'], (records) => records('delivered').clear())
}
