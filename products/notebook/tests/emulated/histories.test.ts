import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import * as fc from 'fast-check'
import {
  getDocs,
  limit,
  query,
  runTransaction,
  type Firestore,
  type Transaction,
} from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { HOST, PROJECT_ID } from '#local-firebase/ports.ts'
import { deliverRow } from '#products/notebook/firebase/notes/deliver.ts'
import { notesCollection, toNote } from '#products/notebook/firebase/notes/noteDocument.ts'
import { histories, wrongAfter } from '#products/notebook/tests/histories/histories.ts'
import type { Server } from '#products/notebook/tests/histories/server.ts'
import { ports } from '#tests/emulated/ports.ts'

const opened = vi.hoisted(() => ({ database: null as Firestore | null }))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => opened.database }))
function inTransaction(_: unknown, work: (transaction: Transaction) => Promise<unknown>) {
  return opened.database && runTransaction(opened.database, work)
}
vi.mock('#src/firebase/data/transact.ts', async (original) => ({
  ...(await original<object>()),
  transact: inTransaction,
}))
vi.mock('#src/firebase/data/userData.ts', () => ({ userDataOf: () => null }))
vi.mock('#src/firebase/data/transactOnce.ts', () => ({ transactOnce: inTransaction }))
vi.mock('#products/notebook/firebase/notes/noteFeed.ts', () => ({ knownNote: () => undefined }))

const numRuns = Math.ceil(Number(process.env['GATEHOUSE_HISTORIES'] ?? 300) / 20)

let people: RulesTestEnvironment

beforeAll(async () => {
  const firestore = { host: HOST, port: ports.firestore }
  people = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore })
})
afterAll(() => people.cleanup())

const options = { timeout: 600_000, retry: 0 }

it(
  'random histories lose and bring back no word with the real rules and transactions',
  options,
  async () => {
    let runs = 0
    const property = fc.asyncProperty(histories, async (history) => {
      runs += 1
      expect(await wrongAfter(history, serverOf(`person-${runs}`))).toEqual([])
    })
    await fc.assert(property, { numRuns })
  },
)

function serverOf(uid: string): Server {
  // The package declares the older database type, but the SDK's functions accept it.
  opened.database = people.authenticatedContext(uid).firestore() as unknown as Firestore
  return {
    deliver: (row, beforeWriting, known) => deliverRow(uid, row, beforeWriting, { known }),
    notes: async () => {
      const { docs } = await getDocs(query(notesCollection(uid), limit(100)))
      return docs.flatMap((document) => toNote(document) ?? [])
    },
    remove: (noteId) =>
      people.withSecurityRulesDisabled(async (owner) => {
        await owner.firestore().doc(`users/${uid}/notes/${noteId}`).delete()
      }),
  }
}
