import { sdkDatabase } from '../../../domain/session/storageKeys.ts'
import { storageProblemIn } from '../../../domain/session/storageProblem.ts'
import { wasSignedIn } from '../../../storage/session/signedInHint.ts'
import { sessionsInStorage } from '../../../storage/session/storedSessions.ts'
import { openChannel } from '../../../storage/tabs/channel.ts'
import { sessionWriteFailure } from '../signals.ts'
import { connectToSessions } from './sessionConnection.ts'

const probe = 'gatehouse-probe'

type Listener = (value: unknown) => void | Promise<void>

/**
 * Stores sessions where the SDK’s own `indexedDBLocalPersistence` does, in the form that it reads. Pass it to
 * `initializeAuth` and `setPersistence`. Unlike the SDK’s, it doesn’t sign the person out if the database is full or
 * doesn’t respond: it keeps the session in this tab, and waits for a database that may hold one.
 */
export class IndexedDbPersistence {
  static readonly type = 'LOCAL'
  readonly type = 'LOCAL'
  readonly _shouldAllowMigration = true
  readonly #listeners = new Map<string, Set<Listener>>()
  /** The values that this tab has last read or written, as JSON. */
  readonly #known = new Map<string, string>()
  /** Values that the disk didn’t accept. */
  readonly #unstored = new Map<string, unknown>()
  #otherTabs: BroadcastChannel | null = null
  readonly #connection = connectToSessions(mayBeSignedIn, () => this.#notifyQuietly())

  constructor() {
    const check = () => this.#notifyQuietly()
    const listen = () => {
      this.#otherTabs ??= openChannel(sdkDatabase)
      this.#otherTabs?.addEventListener('message', check)
    }
    listen()
    // A frozen tab may have missed messages.
    document.addEventListener('visibilitychange', check)
    // The app's own copy of the SDK sends none.
    if (__FEATURES__.existingApp) setInterval(check, 1_000)
    // A message would remove the page from the back/forward cache, and Safari breaks its connections.
    addEventListener('pagehide', () => {
      this.#otherTabs?.close()
      this.#otherTabs = null
      this.#connection.disconnect()
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      listen()
      check()
    })
  }

  async _isAvailable(): Promise<boolean> {
    try {
      await this.#write((records) => records.put({ fbase_key: probe, value: probe }))
      await this.#write((records) => records.delete(probe))
      return true
    } catch (error) {
      if (storageProblemIn(error) === 'full') sessionWriteFailure.send('full')
      return false
    }
  }

  async _set(key: string, value: unknown): Promise<void> {
    this.#unstored.set(key, value)
    this.#known.set(key, JSON.stringify(value))
    try {
      await this.#write((records) => records.put({ fbase_key: key, value }))
      if (this.#unstored.get(key) === value) this.#unstored.delete(key)
      if (this.#unstored.size === 0) sessionWriteFailure.send(null)
      this.#otherTabs?.postMessage(key)
    } catch (error) {
      sessionWriteFailure.send(storageProblemIn(error))
    }
  }

  async _get(key: string): Promise<unknown> {
    if (this.#unstored.has(key)) return this.#unstored.get(key)
    const value = await this.#read(key)
    this.#known.set(key, JSON.stringify(value))
    return value
  }

  async _remove(key: string): Promise<void> {
    this.#unstored.delete(key)
    this.#known.set(key, JSON.stringify(null))
    await this.#write((records) => records.delete(key))
    this.#otherTabs?.postMessage(key)
  }

  _addListener(key: string, listener: Listener): void {
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(listener))
  }

  _removeListener(key: string, listener: Listener): void {
    this.#listeners.get(key)?.delete(listener)
  }

  #notifyQuietly(): void {
    this.#notify().catch(() => null)
  }

  /** Notifies listeners of what another tab or the browser has changed. */
  async #notify(): Promise<void> {
    for (const [key, listeners] of this.#listeners) {
      const before = this.#known.get(key)
      if (before === undefined || this.#unstored.has(key)) continue
      const value = await this.#read(key)
      const now = JSON.stringify(value)
      if (now === before || this.#known.get(key) !== before) continue
      this.#known.set(key, now)
      for (const listener of listeners) await listener(value)
    }
  }

  async #read(key: string): Promise<unknown> {
    const found = await this.#connection.request('readonly', (records) => records.get(key))
    return (found as { value: unknown } | undefined)?.value ?? null
  }

  async #write(makeRequest: (records: IDBObjectStore) => IDBRequest): Promise<void> {
    await this.#connection.request('readwrite', makeRequest)
  }
}

/** Whether the database may hold a session: the last visit ended with one, and no other storage has it. */
function mayBeSignedIn(): boolean {
  const others = [() => localStorage, () => sessionStorage]
  return wasSignedIn() && others.every((storage) => sessionsInStorage(storage).length === 0)
}
