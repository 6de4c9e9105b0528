import { randomUUID } from 'node:crypto'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOST, PROJECT_ID } from '#local-firebase/ports.ts'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { feedQueries } from '#products/notebook/firebase/notes/feedQueries.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'

let owner: RulesTestEnvironment

beforeAll(async () => {
  const firestore = { host: HOST, port: ports.firestore }
  owner = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore })
})
afterAll(() => owner.cleanup())

it('a page continues among notes that were changed at the same time', async () => {
  const { uid } = await newPersonHere()
  const ids = await writeAtOnce(uid, pageSize + 15)
  const { readFirstPage, readPageAfter } = feedQueries(uid)
  const page = await readFirstPage(new AbortController().signal, () => undefined)
  const last = page.at(-1)
  if (!last) throw new Error('There is no page.')
  const rest = await readPageAfter(last, pageSize)
  expect([...page, ...rest].map(({ id }) => id)).toEqual(ids.toSorted().toReversed())
})

async function writeAtOnce(uid: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const updatedAt = Timestamp.fromMillis(1_000)
  const note = { ...emptyContent, rev: 1, opId: randomUUID() }
  await owner.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore()
    const batch = firestore.batch()
    for (const id of ids)
      batch.set(firestore.doc(`users/${uid}/notes/${id}`), {
        ...note,
        parentOpId: null,
        createdAt: updatedAt,
        updatedAt,
      })
    await batch.commit()
  })
  return ids
}
