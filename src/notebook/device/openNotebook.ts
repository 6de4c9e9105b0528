import type { Draft } from '../domain/placeDraft.ts'
import { inTurn, inTurnUnless } from '../../device/locks.ts'
import { lazyUploads } from './lazyUploads.ts'
import { deliveryName, rowsName, uploadsName, localStoreName } from '../../device/names.ts'
import type { Notebook, NotebookUpdate } from './notebook.ts'
import { openOutbox } from './outbox.ts'
import { openLocalStore } from '../../device/localStore.ts'
import { openCache } from './cache.ts'
import type { DevicePolicy } from '../../device/policy.ts'
import { openChannel } from '../../device/channel.ts'

/** Opens what this device holds of a person's notes. */
export function openNotebook(uid: string, policy: DevicePolicy): Notebook {
  let isClosed = false
  const updates = openUpdates(uid, ({ type }) => {
    if (type === 'closing') void close()
  })
  const localStore = openLocalStore(uid, policy, {
    onChange: () => {
      if (localStore.trouble() === null) void settle()
      else {
        tellRows()
        tellUploads()
      }
    },
    onLoss: () => {
      outbox.recall()
      uploads.recall()
    },
    onNextTry: () => void settle(),
  })
  const tellRows = () => updates.tell({ type: 'rowsChanged' })
  const tellUploads = () => updates.tell({ type: 'uploadsChanged' })
  const outbox = openOutbox(uid, localStore, tellRows)
  const uploads = lazyUploads(uid, localStore, tellUploads)
  const settle = async () => {
    const areRowsKept = await outbox.settle()
    const areFilesKept = await uploads.settle()
    // Not before all is: the disk may take words while it is too full for a file.
    if (areRowsKept && areFilesKept) localStore.recordAnswer(null)
  }
  const keeping = new Set<Promise<unknown>>()
  const whenSettled = async (work: () => Promise<void>) => {
    // Editors flush asynchronously.
    do {
      await Promise.allSettled(keeping)
      await new Promise((resolve) => setTimeout(resolve))
    } while (keeping.size > 0)
    await inTurn(uploadsName(uid), () => inTurn(rowsName(uid), work))
  }
  const close = async () => {
    isClosed = true
    await whenSettled(localStore.close)
    outbox.forget()
    uploads.forget()
  }
  const untilKept = <Result>(kept: Promise<Result>) => {
    keeping.add(kept)
    return kept.finally(() => keeping.delete(kept))
  }
  const keep = async (draft: Draft) => {
    const { noteId } = draft
    const row = await outbox.keep(draft)
    if (row.noteId !== noteId) updates.tellHere({ type: 'copied', noteId, copyId: row.noteId })
    return row
  }
  return {
    trouble: localStore.trouble,
    rows: outbox.rows,
    keep: (draft) => untilKept(keep(draft)),
    update: outbox.update,
    uploads: { ...uploads, add: (row, bytes) => untilKept(uploads.add(row, bytes)) },
    cache: openCache(uid, localStore, () => policy.isOwn(uid)),
    alone: (work, signal) => inTurnUnless(signal, deliveryName(uid), work),
    untilKept,
    tell: updates.tell,
    hear: updates.hear,
    settled: () => whenSettled(() => Promise.resolve()),
    empty: async () => {
      await outbox.empty()
      uploads.empty()
      tellUploads()
    },
    close,
    isClosed: () => isClosed,
    forget: updates.end,
  }
}

export type Updates = {
  tell: (updates: NotebookUpdate) => void
  /** Notifies this page only. */
  tellHere: (updates: NotebookUpdate) => void
  hear: (listener: (updates: NotebookUpdate) => void) => () => void
  /** From now on this page hears only itself. */
  end: () => void
}

/**
 * Broadcasts updates among all pages of one person on this device where the browser can, and to
 * this page itself.
 *
 * @param onOthers is called after all listeners, for what another page has sent.
 */
export function openUpdates(uid: string, onOthers: (updates: NotebookUpdate) => void): Updates {
  const listeners = new Set<(updates: NotebookUpdate) => void>()
  const pass = (updates: NotebookUpdate) => listeners.forEach((listener) => listener(updates))
  let channel = openChannel(localStoreName(uid))
  channel?.addEventListener('message', ({ data }: MessageEvent<NotebookUpdate>) => {
    pass(data)
    onOthers(data)
  })
  return {
    tell: (updates) => {
      channel?.postMessage(updates)
      pass(updates)
    },
    tellHere: pass,
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end: () => {
      channel?.close()
      channel = null
    },
  }
}
