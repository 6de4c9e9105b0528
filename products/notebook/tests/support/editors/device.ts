import type { OutboxRow } from '#products/notebook/domain/sync/outboxRow.ts'
import type { Notebook, NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import type { Disk, Write } from '#products/notebook/storage/sync/diskRows.ts'
import { openOutboxOn } from '#products/notebook/storage/sync/outbox.ts'
import type { LocalStore } from '#src/storage/encrypted/localStore.ts'
import type { Schedule } from './schedule.ts'

type Listener = (update: NotebookUpdate) => void

/**
 * What the disk does for a tab: it refuses writes, or stores them although it reports that it didn't (`late`), or
 * doesn't answer the next read.
 */
export type DiskState = 'well' | 'refuses' | 'late' | 'refusesOnce' | 'unreadableOnce'

/** The part of a notebook that editors and deliveries use. */
export type TabNotebook = Pick<Notebook, 'outbox' | 'subscribe' | 'publish' | 'cache'> & {
  disk: () => DiskState
  setDisk: (state: DiskState) => void
  /** Makes the next save fail before it stores anything. */
  failNextSave: () => void
  /** Retries what the disk has refused. */
  retryWrites: () => Promise<boolean>
}

/** A browser whose tabs share a disk, a lock, and a channel. */
export class Device {
  readonly rows = new Map<string, OutboxRow>()
  private readonly tabs: Set<Listener>[] = []
  private readonly schedule: Schedule
  private readonly lock: string

  /** @param lock is unique among the devices of a process. */
  constructor(schedule: Schedule, lock: string) {
    this.schedule = schedule
    this.lock = lock
  }

  /** Opens the notebook in another tab. */
  openTab(): TabNotebook {
    const listeners = new Set<Listener>()
    const tabNumber = this.tabs.push(listeners)
    let state: DiskState = 'well'
    let isNextSaveFailing = false
    let { tried } = workingStore
    const notifyThisTab = (update: NotebookUpdate) =>
      listeners.forEach((listener) => listener(update))
    const notifyOtherTabs = (update: NotebookUpdate) => {
      for (const tab of this.tabs) {
        if (tab === listeners) continue
        this.schedule.inOrder(tab, () => tab.forEach((listener) => listener(update)))
      }
    }
    const publish = (update: NotebookUpdate) => {
      notifyOtherTabs(update)
      notifyThisTab(update)
    }
    const subscribe: Notebook['subscribe'] = (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const rows = openOutboxOn({
      lock: this.lock,
      tabPrefix: String(tabNumber).padStart(8, '0'),
      localStore: {
        ...workingStore,
        get tried() {
          return tried
        },
      },
      openDisk: () =>
        this.openDisk(
          () => state,
          (next) => (state = next),
        ),
      updates: { publish, notifyThisTab, notifyOtherTabs, subscribe },
    })
    return {
      outbox: {
        ...rows,
        save: (draft) => {
          if (isNextSaveFailing) tried = Promise.reject(new Error('There is no lock.'))
          isNextSaveFailing = false
          const saving = rows.save(draft)
          ;({ tried } = workingStore)
          return saving
        },
      },
      retryWrites: rows.retryWrites,
      publish,
      subscribe,
      cache: noCache,
      disk: () => state,
      setDisk: (next) => (state = next),
      failNextSave: () => (isNextSaveFailing = true),
    }
  }

  private openDisk(
    stateNow: () => DiskState,
    setState: (state: DiskState) => void,
  ): Disk<OutboxRow> {
    const { turn } = this.schedule
    const read = async <Value>(work: () => Value) => {
      await turn()
      if (stateNow() === 'unreadableOnce') {
        setState('well')
        throw new DOMException('It took too long.', 'TimeoutError')
      }
      const value = work()
      await turn()
      return value
    }
    const write = (id: string, { row }: Write<OutboxRow>) => {
      if (row) this.rows.set(id, row)
      else this.rows.delete(id)
    }
    return {
      all: () => read(() => [...this.rows]),
      get: (id) => read(() => this.rows.get(id) ?? null),
      write: async (id, next) => {
        await turn()
        const state = stateNow()
        if (state === 'refusesOnce') setState('well')
        else if (state !== 'refuses') write(id, next)
        await turn()
        if (state !== 'well' && state !== 'unreadableOnce')
          throw new DOMException('It took too long.', 'TimeoutError')
      },
    }
  }
}

const nothing = () => Promise.resolve()

/** Its disk is the device's. */
const workingStore: LocalStore = {
  tried: Promise.resolve(),
  disk: () => ({}) as ReturnType<LocalStore['disk']>,
  fetchKeyIfMissing: () => undefined,
  problem: () => null,
  recordResult: () => undefined,
  confirm: nothing,
  removeCache: () => Promise.resolve(true),
  removeAll: nothing,
  close: nothing,
}

const noCache: Notebook['cache'] = {
  readList: () => Promise.resolve(null),
  readNote: () => Promise.resolve(null),
  storeListSoon: () => undefined,
  storeList: nothing,
  putNote: nothing,
  readFiles: () => Promise.resolve(null),
  putFiles: nothing,
  putSnapshots: nothing,
  removeSnapshots: nothing,
  remove: nothing,
  removeAll: () => Promise.resolve(true),
}
