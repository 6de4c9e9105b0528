import type { Note } from '../domain/note.ts'
import type { StoredFile } from '../domain/storedFile.ts'
import type { Notebook } from './notebook.ts'
import type { Place } from './place.ts'
import { sealedDrawer } from './encryptedStore.ts'
import type { Connection } from './database.ts'

const listId = 'list'
const capacity = 500

/**
 * What was seen last. It keeps nothing on a device that is not the person's own, and it never fails:
 * what it has is on the server as well.
 */
export function openShelf(uid: string, place: Place, isOwn: () => boolean): Notebook['shelf'] {
  const drawer = async <Value>() => {
    place.wantKey()
    await place.tried
    const disk = place.disk()
    return disk && isOwn() ? sealedDrawer<Value>({ ...disk, store: 'shelf', uid }) : null
  }
  const read = async <Value>(id: string) => {
    try {
      return (await (await drawer<Value>())?.get(id)) ?? null
    } catch {
      return null
    }
  }
  return {
    list: async () => (await read<readonly Note[]>(listId)) ?? [],
    note: (noteId) => read<Note>(noteId),
    putList: (notes) =>
      quietly(async () => (await drawer<readonly Note[]>())?.put(listId, notes.slice(0, capacity))),
    putNote: (note) =>
      quietly(async () => {
        await (await drawer<Note>())?.put(note.id, note)
        const disk = place.disk()
        if (disk && isOwn()) await trimShelf(disk.connection, capacity)
      }),
    files: (noteId) => read<readonly StoredFile[]>(filesId(noteId)),
    putFiles: (noteId, files) =>
      quietly(async () => (await drawer<readonly StoredFile[]>())?.put(filesId(noteId), files)),
    remove: (noteId) =>
      quietly(async () => {
        const kept = await drawer()
        await Promise.all([kept?.remove(noteId), kept?.remove(filesId(noteId))])
      }),
    clear: () =>
      quietly(async () => {
        await place.tried
        await place.disk()?.connection.run((database) => database.clear('shelf'))
      }),
  }
}

function filesId(noteId: string): string {
  return `files/${noteId}`
}

async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch {
    return
  }
}

/** Throws out what was put there longest ago, until no more than `limit` is left. */
export async function trimShelf({ run }: Connection, limit: number): Promise<void> {
  await run(async (database) => {
    const count = await database.count('shelf')
    if (count <= limit) return
    const oldest = await database.getAllKeysFromIndex('shelf', 'putAt', null, count - limit)
    const transaction = database.transaction('shelf', 'readwrite')
    await Promise.all([...oldest.map((id) => transaction.store.delete(id)), transaction.done])
  })
}
