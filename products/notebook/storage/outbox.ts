import { encryptedStore, type Decrypted } from '#src/storage/encrypted/encryptedStore.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import { rowsName } from '#src/storage/encrypted/storageNames.ts'
import { mergeDraft, mergeRow, type Draft, type MergedRows } from '../domain/mergeDraft.ts'
import { withUnacknowledgedEdit, mergeFailedWrite } from '../domain/mergeFailedWrite.ts'
import { newOpId, pageOf, type Note } from '../domain/note.ts'
import { isOutboxRow, isSameRow, type StoredRow, type OutboxRow } from '../domain/outboxRow.ts'
import { openDurableStore, type LockedRows, type Write, type RowBehavior } from './durableStore.ts'
import { openSentNotes, type SentNotes } from './sentNotes.ts'

type Outbox = {
  rows: () => Promise<readonly StoredRow[]>
  /** Saves a draft. Returns the row that contains the text: the note's own, or that of a conflicted copy. */
  save: (draft: Draft) => Promise<StoredRow>
  /**
   * Adds a row from elsewhere, merged with the note's own.
   *
   * @param replacedRow the row that it was to replace, if its write failed.
   */
  place: (row: OutboxRow, replacedRow?: OutboxRow | null) => Promise<void>
  failedWrites: () => readonly Write<OutboxRow>[]
  /** @param left the note that a delivery left on the server; `undefined` if nothing was delivered. */
  update: (
    noteId: string,
    change: (row: OutboxRow) => OutboxRow | null,
    left?: Note | null,
  ) => Promise<boolean>
  /** The note as this device delivered it last; `null` if unknown. */
  sent: (noteId: string) => Promise<Note | null>
  /** Forgets it; call it when the note was permanently deleted. */
  forgetSent: (noteId: string) => Promise<void>
  /** Moves rows to memory after the disk was lost. */
  moveToMemory: () => void
  /** Moves rows to memory if the disk was cleared. */
  moveToMemoryIfCleared: () => Promise<void>
  /** Forgets the rows on disk. */
  forget: () => void
  /** Returns whether all failed writes have succeeded now. */
  retryWrites: () => Promise<boolean>
  /** Deletes everything stored on this device, including the cache. */
  empty: () => Promise<void>
}

/**
 * Opens the edits that aren't on the server yet.
 *
 * @param onChange called after every change.
 */
export function openOutbox(uid: string, localStore: LocalStore, onChange: () => void): Outbox {
  const decrypted: Decrypted<OutboxRow> = new Map()
  const sentNotes = openSentNotes(uid, localStore)
  const outbox = openRows({
    lock: rowsName(uid),
    page: pageOf(crypto.randomUUID()),
    localStore,
    open: (disk, readings) => {
      const rows = encryptedStore<OutboxRow>({
        ...disk,
        readings,
        store: 'rows',
        uid,
        isKnown: isOutboxRow,
        decrypted,
      })
      return { ...rows, write: (id, { row }) => (row ? rows.put(id, row) : rows.remove(id)) }
    },
    sentNotes,
    onChange,
  })
  return {
    ...outbox,
    forget: () => {
      outbox.forget()
      decrypted.clear()
    },
    empty: () =>
      outbox.withRowLock(async () => {
        outbox.forgetAll()
        decrypted.clear()
        await localStore.empty()
      }),
  }
}

type RowsOptions = {
  /** The Web Lock that guards changes. */
  lock: string
  /** The start of the IDs of this page's edits. */
  page: string
  localStore: LocalStore
  open: RowBehavior<OutboxRow>['open']
  sentNotes: SentNotes
  onChange: () => void
}

/** The outbox on any disk; `openOutbox` gives it the encrypted one. */
export function openRows({ lock, page, localStore, open, sentNotes, onChange }: RowsOptions) {
  const store = openDurableStore<OutboxRow>(
    localStore,
    {
      lock,
      open,
      order: (one, other) => other.edit.savedAt - one.edit.savedAt,
      isStillValid: ({ replacedRow = null }, rowOnDisk) =>
        !rowOnDisk || isSameRow(rowOnDisk, replacedRow),
      rowAfterFailure: withUnacknowledgedEdit,
      merge: async (rowOnDisk, { row, replacedRow = null }, locked) => {
        if (row) await putBoth(locked, mergeFailedWrite(rowOnDisk, row, replacedRow, newOpId(page)))
        else if (replacedRow) await keepRow(locked, withUnacknowledgedEdit(rowOnDisk, replacedRow))
      },
      writeAfterLoss: (row, failedWrite) => failedWrite ?? { row, replacedRow: row },
    },
    onChange,
  )
  const { withRowLock } = store
  return {
    ...store,
    save: (draft: Draft) => {
      // The same if the work is repeated, or it could make two copies.
      const opId = newOpId(page)
      return withRowLock(async (locked) => {
        const row = await rowOf(locked, draft.noteId)
        const sent = row ? null : await sentNotes.get(draft.noteId)
        return putBoth(locked, mergeDraft(row, draft, opId, Date.now(), sent))
      })
    },
    place: (row: OutboxRow, replacedRow: OutboxRow | null = null) =>
      withRowLock(async (locked) => {
        const rowOnDisk = await rowOf(locked, row.noteId)
        const opId = newOpId(page)
        await putBoth(
          locked,
          rowOnDisk ? mergeFailedWrite(rowOnDisk, row, replacedRow, opId) : [row],
        )
      }),
    failedWrites: () => [...store.failedWrites.values()],
    sent: sentNotes.get,
    forgetSent: (noteId: string) => sentNotes.put(noteId, null),
    update: (noteId: string, change: (row: OutboxRow) => OutboxRow | null, left?: Note | null) =>
      withRowLock(async (locked) => {
        const row = await rowOf(locked, noteId)
        if (!row) return true
        const next = change(row)
        if (next === row) return true
        if (next?.noteId === noteId) return (await keepRow(locked, next)).isPersisted
        // Before the row is removed: whoever reads no row then finds the note.
        if (left !== undefined) await sentNotes.put(noteId, left)
        if (next)
          await putBoth(locked, mergeRow(await rowOf(locked, next.noteId), next, newOpId(page)))
        return locked.put(noteId, { row: null })
      }),
    /** Forgets all rows, in memory too. */
    forgetAll: () => {
      store.empty()
      sentNotes.forget()
    },
  }
}

async function rowOf({ find }: LockedRows<OutboxRow>, noteId: string): Promise<OutboxRow | null> {
  return (await find(noteId))?.row ?? null
}

async function keepRow({ put }: LockedRows<OutboxRow>, row: OutboxRow): Promise<StoredRow> {
  return { ...row, isPersisted: await put(row.noteId, { row }) }
}

async function putBoth(locked: LockedRows<OutboxRow>, [row, copy]: MergedRows): Promise<StoredRow> {
  // The copy first: it may be of what the row replaces.
  const kept = copy && (await keepRow(locked, copy))
  const placed = await keepRow(locked, row)
  return kept ?? placed
}
