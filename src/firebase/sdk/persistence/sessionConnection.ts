import { sdkDatabase, sdkStore } from '../../../domain/session/storageKeys.ts'
import { storageProblemIn } from '../../../domain/session/storageProblem.ts'
import { withTimeout } from '../../../domain/withTimeout.ts'

/** Less than the 8 s after which the page shows that the server doesn't respond. */
const timeoutMs = 5_000

/** Makes one request in a transaction of its own. */
type MakeRequest = (records: IDBObjectStore) => IDBRequest

type SessionConnection = {
  /** Resolves to the result once the transaction is complete. A full disk accepts requests and then aborts. */
  request: (mode: IDBTransactionMode, makeRequest: MakeRequest) => Promise<unknown>
  disconnect: () => void
}

/**
 * Connects to the database of sessions when it is first used, and again if the connection is lost.
 *
 * @param mayWait whether to wait for as long as it takes until the database opens for the first time. Otherwise,
 *   one that doesn’t open in time counts as unavailable until the tab is closed.
 * @param onLoss called when the browser closes the database, which it may have emptied.
 */
export function connectToSessions(mayWait: () => boolean, onLoss: () => void): SessionConnection {
  let opening: Promise<IDBDatabase> | null = null
  let hasOpened = false
  let isUnresponsive = false
  const onClosed = () => {
    opening = null
    onLoss()
  }
  const open = async () => {
    if (isUnresponsive) throw tooLate()
    opening ??= openDatabase(onClosed)
    try {
      const isPatient = !hasOpened && mayWait()
      const database = await (isPatient ? opening : withTimeout(timeoutMs, opening, tooLate()))
      hasOpened = true
      return database
    } catch (error) {
      isUnresponsive = !hasOpened && isTimeout(error)
      throw error
    }
  }
  const disconnect = () => {
    opening?.then((database) => database.close()).catch(() => null)
    opening = null
  }
  const requestOnce = async (mode: IDBTransactionMode, makeRequest: MakeRequest) => {
    try {
      return await withTimeout(timeoutMs, resultOf(await open(), mode, makeRequest))
    } catch (error) {
      disconnect()
      throw error
    }
  }
  return {
    disconnect,
    request: async (mode, makeRequest) => {
      try {
        return await requestOnce(mode, makeRequest)
      } catch (error) {
        if (isUnresponsive || storageProblemIn(error) === 'full') throw error
        return requestOnce(mode, makeRequest)
      }
    },
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

function tooLate(): DOMException {
  return new DOMException('The database can’t be opened.', 'TimeoutError')
}

function openDatabase(onLoss: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(sdkDatabase, 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(sdkStore, { keyPath: 'fbase_key' }),
    )
    opening.addEventListener('error', () => reject(asError(opening.error)))
    opening.addEventListener('success', () => {
      const database = opening.result
      database.addEventListener('close', onLoss)
      database.addEventListener('versionchange', () => {
        database.close()
        onLoss()
      })
      resolve(database)
    })
  })
}

function resultOf(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  makeRequest: MakeRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(sdkStore, mode)
    const request = makeRequest(transaction.objectStore(sdkStore))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(asError(transaction.error)))
  })
}

function asError(error: DOMException | null): DOMException {
  return error ?? new DOMException('The database was closed.', 'AbortError')
}
