import { encryptedStore } from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { newEditId, tabOf } from '../../domain/note.ts'
import { mergeDraft, type Draft } from '../../domain/sync/mergeDraft.ts'
import { mergeRow, rowAfterFailure } from '../../domain/sync/mergeRow.ts'
import {
  type MergedRows,
  isOutboxRow,
  isSameRow,
  type RowWithStatus,
  type OutboxRow,
} from '../../domain/sync/outboxRow.ts'
import { rowsLockName } from '../lockNames.ts'
import type { Notebook } from '../notebook.ts'
import { openDeliveredNotes } from './deliveredNotes.ts'
import type { OpenDisk } from './diskRows.ts'
import { openDurableStore, type LockedRows, type Merging } from './durableStore.ts'
import { openRedirects } from './redirects.ts'

/** How the outbox tells tabs about changes. */
export type TabUpdates = Pick<Notebook, 'publish' | 'subscribe'> & {
  notifyThisTab: Notebook['publish']
  notifyOtherTabs: Notebook['publish']
}

/** Opens the edits that aren't on the server yet. */
export function openOutbox(uid: string, localStore: LocalStore, updates: TabUpdates) {
  return openOutboxOn({
    lock: rowsLockName(uid),
    tabPrefix: tabOf(crypto.randomUUID()),
    localStore,
    openDisk: (disk, memory) => {
      const rows = encryptedStore<OutboxRow>({
        ...disk,
        ...memory,
        store: 'rows',
        uid,
        hasKnownShape: isOutboxRow,
      })
      return { ...rows, write: (id, { row }) => (row ? rows.put(id, row) : rows.remove(id)) }
    },
    updates,
  })
}

type RowsOptions = {
  /** The Web Lock that guards changes. */
  lock: string
  /** The start of the IDs of this tab's edits. */
  tabPrefix: string
  localStore: LocalStore
  openDisk: OpenDisk<OutboxRow>
  updates: TabUpdates
}

/** The outbox on any disk; `openOutbox` gives it the encrypted one. */
export function openOutboxOn({ lock, tabPrefix, localStore, openDisk, updates }: RowsOptions) {
  const deliveredNotes = openDeliveredNotes(updates.subscribe)
  const publishRows = () => updates.publish({ type: 'rowsChanged' })
  const notifyCopy = (noteId: string, copyId: string) =>
    updates.notifyThisTab({ type: 'copied', noteId, copyId })
  const redirects = openRedirects(updates.subscribe)
  const merge: Merging<OutboxRow>['merge'] = async (rowOnDisk, row, locked) => {
    const merged = mergeRow(rowOnDisk, row, newEditId(tabPrefix))
    const { noteId: copyId } = await putRows(locked, merged)
    if (copyId === row.noteId) return
    publishRows()
    if (copyId === row.edit.editId) notifyCopy(row.noteId, copyId)
    else updates.notifyOtherTabs({ type: 'copied', noteId: row.noteId, copyId })
  }
  const store = openDurableStore<OutboxRow>(
    localStore,
    {
      lock,
      openDisk,
      order: (one, other) => other.edit.savedAt - one.edit.savedAt,
      canRetryUnchanged: ({ replacedRow = null }, rowOnDisk) =>
        !rowOnDisk || isSameRow(rowOnDisk, replacedRow),
      merging: { rowAfterFailure, merge },
      writeToRestore: (row, failedWrite) => failedWrite ?? { row, replacedRow: row },
    },
    publishRows,
  )
  const { withRowLock } = store
  return {
    ...store,
    save: async (draft: Draft) => {
      const { noteId } = draft
      // One ID for all retries; otherwise a retry could make a second copy.
      const editId = newEditId(tabPrefix)
      const saveNumber = redirects.nextSaveNumber()
      const save = async (locked: LockedRows<OutboxRow>) => {
        // Retries a failed write, which can move its text to a copy.
        const rowOfNote = await findRow(locked, noteId)
        const redirected = redirects.redirect(draft, saveNumber)
        const { noteId: target } = redirected
        const row = target === noteId ? rowOfNote : await findRow(locked, target)
        const newEdit = { editId, savedAt: Date.now() }
        const stored = { row, delivered: deliveredNotes.get(target) }
        const saved = await putRows(locked, mergeDraft(redirected, stored, newEdit))
        redirects.recordStored(draft, saved.noteId)
        if (saved.noteId !== target) notifyCopy(target, saved.noteId)
        return saved
      }
      return withRowLock(save).catch((error: unknown) => {
        redirects.recordFailure(draft, redirects.redirect(draft, saveNumber))
        throw error
      })
    },
    mergeUnpersistedRows: (rows: readonly OutboxRow[]) =>
      withRowLock(async (locked) => {
        for (const row of rows) {
          const stored = await findRow(locked, row.noteId)
          await (stored ? merge(stored, row, locked) : putRow(locked, row))
        }
      }),
    lastDelivered: deliveredNotes.get,
    update: (noteId: string, change: (row: OutboxRow) => OutboxRow | null) =>
      withRowLock(async (locked) => {
        const row = await findRow(locked, noteId)
        if (!row) return true
        const next = change(row)
        if (next === row) return true
        if (next?.noteId === noteId) return (await putRow(locked, next)).isPersisted
        if (next) {
          const rowOfCopy = await findRow(locked, next.noteId)
          await putRows(locked, mergeRow(rowOfCopy, next, newEditId(tabPrefix)))
        }
        return locked.put(noteId, { row: null })
      }),
    /** Removes everything from the device, and all rows from memory, too. */
    removeAll: () =>
      withRowLock(async () => {
        store.forgetAll()
        deliveredNotes.forgetAll()
        redirects.forgetAll()
        await localStore.removeAll()
      }),
  }
}

async function findRow({ find }: LockedRows<OutboxRow>, noteId: string): Promise<OutboxRow | null> {
  return (await find(noteId))?.row ?? null
}

async function putRow({ put }: LockedRows<OutboxRow>, row: OutboxRow): Promise<RowWithStatus> {
  return { ...row, isPersisted: await put(row.noteId, { row }) }
}

/** Stores merged rows. Returns the one with the edit that was merged: the copy, if this makes one. */
async function putRows(
  locked: LockedRows<OutboxRow>,
  [row, copy]: MergedRows,
): Promise<RowWithStatus> {
  // A copy's ID is its edit's ID. If the work is repeated, a row with that ID is this copy, and may have more text.
  const storedCopy = copy && ((await findRow(locked, copy.noteId)) ?? copy)
  // The copy first: the row may overwrite the text that it was made from.
  const writtenCopy = storedCopy && (await putRow(locked, storedCopy))
  const writtenRow = await putRow(locked, row)
  return writtenCopy ?? writtenRow
}
