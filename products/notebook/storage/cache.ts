import { isCacheFresh } from '#src/domain/configuration/cacheDays.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { locale } from '#src/domain/locale.ts'
import type { LocalDatabase } from '#src/storage/encrypted/database.ts'
import { encryptedStore, unreadable } from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { removeStoredSnapshots, snapshotId } from '#src/storage/encrypted/storedSnapshots.ts'
import { isStoredNotes, type StoredNotes } from '../domain/list/knownNotes.ts'
import { isStoredNote, type Note } from '../domain/note.ts'
import { openListStore } from './listStore.ts'
import type { Notebook } from './notebook.ts'

const listId = 'list'
const maxRecords = 500

/**
 * Opens the cache of recently seen notes. Stores nothing unless the device is the person's own, and never
 * fails: the server has everything.
 */
export function openCache(
  uid: string,
  localStore: LocalStore,
  isTrusted: () => boolean,
  subscribe: Notebook['subscribe'],
): Notebook['cache'] {
  let rowsChangedAt = 0
  subscribe(({ type }) => {
    if (type === 'rowsChanged') rowsChangedAt = Date.now()
  })
  /** The answer may change while a value is encrypted. */
  const ifTrusted = { isCurrent: isTrusted }
  const store = async <Value>(hasKnownShape: (value: object) => boolean = isAny) => {
    localStore.fetchKeyIfMissing()
    await localStore.tried
    const disk = localStore.disk()
    return disk && isTrusted()
      ? encryptedStore<Value>({ ...disk, store: 'cache', uid, hasKnownShape })
      : null
  }
  const read = async <Value>(id: string, hasKnownShape?: (value: object) => boolean) => {
    try {
      const cached = await store<Value>(hasKnownShape)
      const disk = localStore.disk()
      if (!disk || !isCacheFresh(disk.key)) return null
      const found = await cached?.get(id)
      if (found !== unreadable) return found ?? null
      // The server has it, too.
      await cached?.remove(id)
      return null
    } catch {
      return null
    }
  }
  const list = openListStore({
    isTrusted,
    put: (notes) =>
      ignoringErrors(async () => (await store<StoredNotes>())?.put(listId, notes, ifTrusted)),
  })
  return {
    readList: () => read<StoredNotes>(listId, isStoredNotes),
    readNote: (noteId) => read<Note>(noteId, isStoredNote),
    storeListSoon: (readLatest) => {
      void localStore.confirm()
      list.storeSoon(readLatest)
    },
    storeList: list.store,
    putNote: (note) =>
      ignoringErrors(async () => {
        await (await store<Note>())?.put(note.id, note, ifTrusted)
        const disk = localStore.disk()
        if (disk && isTrusted()) await trimCache(disk.database, maxRecords)
      }),
    readFiles: (noteId) => read<readonly StoredFile[]>(filesId(noteId), Array.isArray),
    putFiles: (noteId, files) =>
      ignoringErrors(async () =>
        (await store<readonly StoredFile[]>())?.put(filesId(noteId), files, ifTrusted),
      ),
    putSnapshots: (pages, seenAt) =>
      ignoringErrors(async () => {
        await list.store()
        const stored = await store<string>()
        const disk = localStore.disk()
        if (!stored || !disk) return
        await removeStoredSnapshots(
          disk.database,
          pages.map(({ path }) => path),
        )
        // An edit may be stored, delivered, and removed while a page is encrypted.
        const options = { putAt: seenAt, isCurrent: () => isTrusted() && rowsChangedAt < seenAt }
        for (const { path, html } of pages)
          await stored.put(snapshotId(path, locale), html, options)
      }),
    removeSnapshots: () =>
      ignoringErrors(async () => {
        const disk = localStore.disk()
        if (disk && isTrusted()) await removeStoredSnapshots(disk.database, [])
      }),
    remove: (noteId) =>
      ignoringErrors(async () => {
        const single = await store()
        await Promise.all([single?.remove(noteId), single?.remove(filesId(noteId))])
      }),
    removeAll: () => {
      list.markUnstored()
      return localStore.removeCache()
    },
  }
}

function isAny(): boolean {
  return true
}

function filesId(noteId: string): string {
  return `files/${noteId}`
}

async function ignoringErrors(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch {
    return
  }
}

/** Deletes the oldest entries until at most `limit` are left. */
async function trimCache({ read, change }: LocalDatabase, limit: number): Promise<void> {
  const excess = (await read(['cache'], (records) => records('cache').count())) - limit
  if (excess <= 0) return
  await change(['cache'], async (records) => {
    const cache = records('cache')
    const oldest = await cache.index('putAt').getAllKeys(null, excess)
    await Promise.all(oldest.map((id) => cache.delete(id)))
  })
}
