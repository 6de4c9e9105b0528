import { deleteDB, openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { placeName } from './names.ts'
import type { Sealed } from './sealing.ts'
import { within } from './within.ts'

/** A sealed value. Its id is random, and the moment says only what to throw out first. */
export type SealedRecord = Sealed & { id: string; putAt: number }

type Shape = {
  /** The person's key under `outbox`; its bytes cannot be read out of it. */
  keys: { key: string; value: CryptoKey }
  rows: { key: string; value: SealedRecord }
  shelf: { key: string; value: SealedRecord; indexes: { putAt: number } }
}

/** Where sealed values lie: words on their way to the server, and what was seen last. */
export type Store = 'rows' | 'shelf'

export type Records = IDBPObjectStore<Shape, [Store], Store, 'readwrite'>

type Database = IDBPDatabase<Shape>

/** One person's database, opened on first use, and again after the browser has closed it. */
export type Connection = {
  /** @throws what the browser does, and a `TimeoutError` where it does not answer. */
  run: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** Longer than a slow disk needs, and short enough to wait for. */
const patience = 2_000

/** @param onLoss is called when the browser or another page has taken the database away. */
export function connect(uid: string, onLoss: () => void = nothing): Connection {
  let opening: Promise<Database> | null = null
  const letGo = () => (opening = null)
  const open = async () => {
    opening ??= openDatabase(uid, () => {
      letGo()
      onLoss()
    })
    return opening
  }
  return {
    run: (work) =>
      within(
        patience,
        open().then(work, (error: unknown) => {
          letGo()
          throw error
        }),
      ),
    close: async () => {
      const database = opening
      letGo()
      await within(patience, (async () => (await database)?.close())()).catch(() => null)
    },
  }
}

/** Takes a whole database away; waits until no other page has it open, but not for long. */
export function removeDatabase(uid: string): Promise<void> {
  return within(patience, deleteDB(placeName(uid)))
}

async function openDatabase(uid: string, onLoss: () => void): Promise<Database> {
  const database = await openDB<Shape>(placeName(uid), 1, {
    upgrade: (created) => {
      created.createObjectStore('keys')
      created.createObjectStore('rows', { keyPath: 'id' })
      created.createObjectStore('shelf', { keyPath: 'id' }).createIndex('putAt', 'putAt')
    },
    blocking: () => {
      database.close()
      onLoss()
    },
    terminated: onLoss,
  })
  return database
}

function nothing(): void {
  return
}
