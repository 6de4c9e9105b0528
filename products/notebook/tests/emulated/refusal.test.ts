import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { targetOf } from '#products/notebook/firebase/archive/restoreArchive.ts'
import { itemCountsOf } from '#products/notebook/firebase/serverNotes/itemCountsOf.ts'
import { sendRow } from '#products/notebook/firebase/sync/sendRow.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { newPersonHere } from '#tests/emulated/people.ts'
import { beginAsOwner } from '#tests/emulated/serverOwner.ts'

const asOwner = beginAsOwner()
let account: AccountAuth

beforeEach(async () => {
  ;({ account } = await newPersonHere())
  await setCount('unreadable')
})

/** How often the rules are asked before they are taken at their word. */
const attempts = 6

it('an edit that the rules refuse without a reason is refused once they have refused it twice', async () => {
  const { outcome, tries } = await send(() => Promise.resolve())
  expect([outcome, tries]).toEqual([{ kind: 'refused', refusal: 'not-allowed' }, 2 * attempts])
})

it('a new note beyond the limit is refused with this reason, also to an import, and saved once there is room', async () => {
  await setCount(50)
  const { outcome } = await send(() => Promise.resolve())
  expect(outcome).toEqual({ kind: 'refused', refusal: 'too-many-notes' })
  const { signal } = new AbortController()
  const target = targetOf(account.uid, { exportedAt: '' }, { signal, onSent: () => undefined })
  expect(await target.putNote(randomUUID(), contentOf('milk'))).toBe('full')
  await setCount(49)
  expect((await send(() => Promise.resolve())).outcome).toMatchObject({ kind: 'create' })
})

it('an edit is saved if what the rules objected to is gone by the time that its reason is read', async () => {
  const { outcome } = await send(async (tries) => {
    if (tries > attempts) await setCount(0)
  })
  expect(outcome).toMatchObject({ kind: 'create' })
  expect(await itemCountsOf(account)).toMatchObject({ notes: 1 })
})

/** Sends a new note. Before each attempt to write it, `before` is called. */
async function send(before: (tries: number) => Promise<void>) {
  let tries = 0
  const edit = { editId: randomUUID(), content: contentOf('milk'), savedAt: 0 }
  const row = { noteId: randomUUID(), basis: null, edit, unacknowledged: [], refusal: null }
  const outcome = await sendRow(account.uid, row, () => {
    tries += 1
    return before(tries)
  })
  return { outcome, tries }
}

/** Changes the count of the person's notes. The rules refuse a new note while they can't read it. */
function setCount(count: number | string): Promise<void> {
  return asOwner((firestore) => firestore.doc(`users/${account.uid}/usage/notes`).set({ count }))
}
