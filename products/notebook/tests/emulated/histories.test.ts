import * as fc from 'fast-check'
import { getDocs, limit, query } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { notesCollection, toNote } from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { writeRow } from '#products/notebook/firebase/sync/sendRow.ts'
import { histories, wrongAfter } from '#products/notebook/tests/histories/histories.ts'
import type { Server } from '#products/notebook/tests/histories/server.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { beginAsOwner } from '#tests/emulated/serverOwner.ts'

const numRuns = Math.ceil(Number(process.env['GATEHOUSE_HISTORIES'] ?? 300) / 20)

const asOwner = beginAsOwner()

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
      asOwner(async (firestore) => {
        await firestore.doc(`users/${uid}/notes/${noteId}`).delete()
      }),
  }
}
