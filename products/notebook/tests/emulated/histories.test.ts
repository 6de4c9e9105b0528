import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import * as fc from 'fast-check'
import { getDocs, limit, query } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOST, PROJECT_ID } from '#local-firebase/ports.ts'
import { writeRow } from '#products/notebook/firebase/notes/sendRow.ts'
import { notesCollection, toNote } from '#products/notebook/firebase/notes/noteDocument.ts'
import { histories, wrongAfter } from '#products/notebook/tests/histories/histories.ts'
import type { Server } from '#products/notebook/tests/histories/server.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'

const numRuns = Math.ceil(Number(process.env['GATEHOUSE_HISTORIES'] ?? 300) / 20)

let owner: RulesTestEnvironment

beforeAll(async () => {
  const firestore = { host: HOST, port: ports.firestore }
  owner = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore })
})
afterAll(() => owner.cleanup())

const options = { timeout: 600_000, retry: 0 }

it(
  'random histories lose and bring back no word with the real rules and transactions',
  options,
  async () => {
    const property = fc.asyncProperty(histories, async (history) => {
      const { uid } = await newPersonHere()
      expect(await wrongAfter(history, serverOf(uid))).toEqual([])
    })
    await fc.assert(property, { numRuns })
  },
)

function serverOf(uid: string): Server {
  return {
    deliver: (row, beforeWriting, known) => writeRow({ uid, row, known, beforeWriting }),
    notes: async () => {
      const { docs } = await getDocs(query(notesCollection(uid), limit(100)))
      return docs.flatMap((document) => toNote(document) ?? [])
    },
    delete: (noteId) =>
      owner.withSecurityRulesDisabled(async (context) => {
        await context.firestore().doc(`users/${uid}/notes/${noteId}`).delete()
      }),
  }
}
