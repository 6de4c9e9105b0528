import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { pageSize } from '#products/notebook/domain/list/noteList.ts'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import { feedQueries, type Changes } from '#products/notebook/firebase/list/feedQueries.ts'
import {
  prefetchFirstPage,
  takePrefetchedPage,
} from '#products/notebook/firebase/list/prefetchFirstPage.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { beginAsOwner } from '#tests/emulated/serverOwner.ts'

const ignore = () => undefined
const { signal } = new AbortController()

const asOwner = beginAsOwner()

it('the first page that is read ahead is the one that the list reads', async () => {
  vi.stubGlobal('location', { pathname: '/' })
  const { uid, account } = await newPersonHere()
  await write(uid, pageSize + 5, (at) => ({ pinned: at % 10 === 3, isInTrash: at % 7 === 1 }))
  const token = (await account.auth.currentUser?.getIdToken()) ?? ''
  const ahead = await vi.waitFor(async () => {
    prefetchFirstPage({ uid, token })
    const page = await takePrefetchedPage(uid)
    // The two requests are independent. If the count is read after the list, it is unknown.
    expect(page?.purged).not.toBeNull()
    return page
  })
  const { readFirstPage, readPurged } = feedQueries(uid)
  const notes = await readFirstPage(signal, ignore)
  expect(ahead?.notes).toEqual(notes)
  expect(notes.filter(({ content }) => content.pinned)).toHaveLength(4)
  expect(ahead?.purged).toBe(await readPurged(signal, ignore))
})

it('changes are read from a minute before the latest known one, which is how late a commit may be', async () => {
  const { uid } = await newPersonHere()
  await write(uid, 2, () => ({}))
  expect(await countChanges(uid, 62_000)).toBe(1)
  expect(await countChanges(uid, 61_000)).toBe(2)
  expect(await countChanges(uid, 0)).toBe(2)
})

function countChanges(uid: string, since: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onChanges = ({ notes }: Changes) => {
      stop()
      resolve(notes.length)
    }
    const { watchChanges } = feedQueries(uid)
    const stop = watchChanges(since, { onChanges, onUnreachable: ignore, onError: reject })
  })
}

/** Writes notes that were changed a second, two seconds, three seconds … after 1970. */
async function write(
  uid: string,
  count: number,
  contentOf: (at: number) => Partial<NoteContent>,
): Promise<void> {
  await asOwner(async (firestore) => {
    const batch = firestore.batch()
    for (let at = 1; at <= count; at += 1) {
      const time = Timestamp.fromMillis(at * 1_000)
      batch.set(firestore.doc(`users/${uid}/notes/${randomUUID()}`), {
        ...emptyContent,
        ...contentOf(at),
        rev: 1,
        editId: randomUUID(),
        parentEditId: null,
        createdAt: time,
        updatedAt: time,
      })
    }
    await batch.commit()
  })
}
