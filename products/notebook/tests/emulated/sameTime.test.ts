import { randomUUID } from 'node:crypto'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOST, PROJECT_ID } from '#local-firebase/ports.ts'
import { emptyContent, type ListKind, type Note } from '#products/notebook/domain/note.ts'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { feedQueries } from '#products/notebook/firebase/notes/feedQueries.ts'
import { readPageAfter } from '#products/notebook/firebase/notes/noteQueries.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { ports } from '#tests/emulated/ports.ts'

let owner: RulesTestEnvironment

beforeAll(async () => {
  const firestore = { host: HOST, port: ports.firestore }
  owner = await initializeTestEnvironment({ projectId: PROJECT_ID, firestore })
})
afterAll(() => owner.cleanup())

it.each(['notes', 'trash'] as const)(
  'a page of %s continues among notes that were changed at the same time',
  async (kind) => {
    const { uid } = await newPersonHere()
    const ids = await writeAtOnce(uid, pageSize + 15, kind)
    const { signal } = new AbortController()
    const page =
      kind === 'notes'
        ? await feedQueries(uid).readFirstPage(signal, () => undefined)
        : await readPageAfter(uid, kind, above(ids))
    const last = page.at(-1)
    if (!last) throw new Error('There is no page.')
    const rest = await readPageAfter(uid, kind, last)
    expect([...page, ...rest].map(({ id }) => id)).toEqual(ids.toSorted().toReversed())
  },
)

async function writeAtOnce(uid: string, count: number, kind: ListKind): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const updatedAt = Timestamp.fromMillis(1_000)
  const note = { ...emptyContent, deleted: kind === 'trash', rev: 1, opId: randomUUID() }
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

/** A note before all others. */
function above(ids: readonly string[]): Note {
  const id = ids[0] ?? ''
  const versions = { rev: 1, opId: id, parentOpId: null }
  return { id, content: emptyContent, ...versions, createdAt: 2_000, updatedAt: 2_000 }
}
