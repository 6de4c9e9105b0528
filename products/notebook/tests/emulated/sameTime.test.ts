import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { feedQueries } from '#products/notebook/firebase/list/feedQueries.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { beginAsOwner } from '#tests/emulated/serverOwner.ts'

const asOwner = beginAsOwner()

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
  const note = { ...emptyContent, rev: 1, editId: randomUUID() }
  await asOwner(async (firestore) => {
    const batch = firestore.batch()
    for (const id of ids)
      batch.set(firestore.doc(`users/${uid}/notes/${id}`), {
        ...note,
        parentEditId: null,
        createdAt: updatedAt,
        updatedAt,
      })
    await batch.commit()
  })
  return ids
}
