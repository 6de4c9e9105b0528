import { openLocalStore, type FetchKey } from '#src/storage/encrypted/localStore.ts'
import { localStoreName } from '#src/storage/encrypted/storageNames.ts'
import { isSigningOut } from '#src/storage/journals/signOutJournal.ts'
import { withBreakableLock } from '#src/storage/locks/breakableLock.ts'
import { openChannel } from '#src/storage/tabs/channel.ts'
import { warnBeforeClosing } from '#src/storage/tabs/warnBeforeClosing.ts'
import { openCache } from './cache.ts'
import { deliveryLockName, rowsLockName, uploadsLockName } from './lockNames.ts'
import type { Notebook, NotebookUpdate } from './notebook.ts'
import { openUploads } from './storedUploads.ts'
import { openOutbox, type TabUpdates } from './sync/outbox.ts'

/** The app's decisions about this device. */
export type DevicePolicy = {
  /** On a device that the user trusts, viewed data may be stored. */
  isTrusted: (uid: string) => boolean
  fetchKey: FetchKey
}

/** How long other tabs may take to start saving. */
const otherTabsDelayMs = 150

/** Opens a person's notes on this device. */
export function openNotebook(uid: string, policy: DevicePolicy): Notebook {
  let closing: Promise<void> | undefined
  const updates = openUpdates(uid, ({ type }) => {
    if (type === 'closing') void close()
  })
  const localStore = openLocalStore(uid, policy.fetchKey, {
    onChange: () => {
      if (localStore.problem() === null) void retryWrites()
      else {
        publishRows()
        publishUploads()
      }
    },
    onLoss: () => {
      outbox.moveToMemory()
      uploads.moveToMemory()
    },
    onNextTry: () => void retryWrites(),
  })
  const publishRows = () => updates.publish({ type: 'rowsChanged' })
  const publishUploads = () => updates.publish({ type: 'uploadsChanged' })
  const outbox = openOutbox(uid, localStore, updates)
  const uploads = openUploads(uid, localStore, publishUploads)
  const retryWrites = async () => {
    const areRowsStored = await outbox.retryWrites()
    const areFilesStored = await uploads.retryWrites()
    // Wait for both: the disk may accept text while it is too full for a file.
    if (areRowsStored && areFilesStored) localStore.recordResult(null)
  }
  const saves = new Set<Promise<unknown>>()
  const afterSaves = async (work: () => Promise<void>) => {
    // Editors save asynchronously.
    do {
      await Promise.allSettled(saves)
      await new Promise((resolve) => setTimeout(resolve))
    } while (saves.size > 0)
    await withBreakableLock(uploadsLockName(uid), () => withBreakableLock(rowsLockName(uid), work))
  }
  const whenSaved = () => afterSaves(() => Promise.resolve())
  const closeDisk = async () => {
    try {
      if (!isSigningOut(uid))
        await Promise.all([outbox.moveToMemoryIfCleared(), uploads.moveToMemoryIfCleared()])
    } finally {
      await localStore.close()
    }
  }
  const closeOnce = async () => {
    // Without the key, what the disk has refused can't be stored later.
    await Promise.allSettled([
      outbox.failedWrites.size > 0 && outbox.retryWrites(),
      uploads.retryWrites(),
    ])
    await afterSaves(closeDisk)
    outbox.clearLastRead()
    uploads.clearLastRead()
  }
  const close = () => (closing ??= closeOnce())
  const updateCloseWarning = () => warnBeforeClosing(`saves/${uid}`, saves.size > 0)
  const trackSave = <Result>(saving: Promise<Result>) => {
    saves.add(saving)
    updateCloseWarning()
    return saving.finally(() => {
      saves.delete(saving)
      updateCloseWarning()
    })
  }
  return {
    problem: localStore.problem,
    outbox: {
      ...outbox,
      save: (draft) => trackSave(outbox.save(draft)),
      mergeUnpersistedRows: (rows) => trackSave(outbox.mergeUnpersistedRows(rows)),
    },
    uploads: { ...uploads, add: (row, bytes) => trackSave(uploads.add(row, bytes)) },
    cache: openCache(uid, localStore, () => policy.isTrusted(uid), updates.subscribe),
    withDeliveryLock: (work, signal) => withBreakableLock(deliveryLockName(uid), work, signal),
    trackSave,
    publish: updates.publish,
    subscribe: updates.subscribe,
    saveDrafts: async (request = { type: 'save' }) => {
      updates.publish(request)
      await new Promise((resolve) => setTimeout(resolve, otherTabsDelayMs))
      await whenSaved()
    },
    whenSaved,
    removeAll: async () => {
      await outbox.removeAll()
      uploads.forgetAll()
      publishUploads()
    },
    close,
    isClosed: () => closing !== undefined,
    disconnect: updates.end,
  }
}

type UpdateChannel = TabUpdates & {
  /** Disconnects from other tabs. */
  end: () => void
}

/**
 * Broadcasts updates to all of a person's tabs on this device, including this one.
 *
 * @param onOthers called after all listeners for updates from another tab.
 */
export function openUpdates(
  uid: string,
  onOthers: (update: NotebookUpdate) => void,
): UpdateChannel {
  const listeners = new Set<(update: NotebookUpdate) => void>()
  const notify = (update: NotebookUpdate) => listeners.forEach((listener) => listener(update))
  let channel = openChannel(localStoreName(uid))
  channel?.addEventListener('message', ({ data }: MessageEvent<NotebookUpdate>) => {
    notify(data)
    onOthers(data)
  })
  const notifyOtherTabs = (update: NotebookUpdate) => channel?.postMessage(update)
  return {
    publish: (update) => {
      notifyOtherTabs(update)
      notify(update)
    },
    notifyThisTab: notify,
    notifyOtherTabs,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end: () => {
      channel?.close()
      channel = null
    },
  }
}
