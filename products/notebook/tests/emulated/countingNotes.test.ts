import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { emptyContent, titleLimit } from '#products/notebook/domain/note.ts'
import { itemCountsOf } from '#products/notebook/firebase/serverNotes/itemCountsOf.ts'
import {
  moveToTrash,
  restoreFromTrash,
} from '#products/notebook/firebase/serverNotes/moveToTrash.ts'
import { readNote } from '#products/notebook/firebase/serverNotes/noteDocument.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { sendRow } from '#products/notebook/firebase/sync/sendRow.ts'
import { purgeNote } from '#products/notebook/firebase/trash/purgeFromTrash.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { newPersonHere, onAnotherDevice } from '#tests/emulated/people.ts'

let devices: readonly AccountAuth[]

beforeEach(async () => {
  const person = await newPersonHere()
  devices = [person.account, await onAnotherDevice(person), await onAnotherDevice(person)]
})

it('notes added by several devices at once are all counted', async () => {
  const outcomes = await onAll(async (account) => {
    const copied: string[] = []
    for (let n = 0; n < 8; n += 1) copied.push(await putNote(account, randomUUID(), noteOf(`${n}`)))
    return copied
  })
  expect(outcomes.flat()).toEqual(Array<string>(24).fill('created'))
  expect(await held()).toMatchObject({ notes: 24, inTrash: 0 })
})

it('edits delivered while another device imports are all accepted', async () => {
  const [mine, other] = devices
  if (!mine || !other) throw new Error('There are too few devices.')
  const ids = Array.from({ length: 8 }, () => randomUUID())
  const importing = (async () => {
    for (const id of ids) await putNote(other, id, noteOf('imported'))
  })()
  for (const noteId of ids.map(() => randomUUID())) {
    const edit = { editId: randomUUID(), content: noteOf('typed'), savedAt: 0 }
    const row = { noteId, basis: null, edit, unacknowledged: [], refusal: null }
    const delivery = { kind: 'create', content: edit.content }
    expect(await sendRow(mine.uid, row, () => Promise.resolve())).toMatchObject(delivery)
  }
  await importing
  expect(await held()).toMatchObject({ notes: 16 })
})

it('notes purged by several devices at once are counted once', async () => {
  const ids = Array.from({ length: 6 }, () => randomUUID())
  const thrown = { ...noteOf('old'), isInTrash: true }
  for (const id of ids) await putNote(first(), id, thrown)
  const outcomes = await onAll(async (account) => {
    let deleted = 0
    for (const id of ids) if (await purgeNote(account, id, null, () => undefined)) deleted += 1
    return deleted
  })
  expect(outcomes.reduce((sum, deleted) => sum + deleted)).toBe(ids.length)
  expect(await held()).toMatchObject({ notes: 0, inTrash: 0 })
})

it('edits of one note by several devices at once are all applied', async () => {
  const id = randomUUID()
  await putNote(first(), id, noteOf('milk'))
  for (const [index, isInTrash] of [true, false, true].entries()) {
    const change = isInTrash ? moveToTrash : restoreFromTrash
    await onAll((account) => change(account, id))
    const note = await readNote(first(), id)
    expect(note).toMatchObject({ content: { isInTrash }, rev: index + 2 })
  }
})

it('a write that the rules never accept is refused after four attempts with the old token and one with a new one', async () => {
  let tries = 0
  const tooLong = noteOf('x')
  Object.defineProperty(tooLong, 'title', {
    enumerable: true,
    get: () => {
      tries += 1
      return 'x'.repeat(titleLimit + 1)
    },
  })
  await expect(putNote(first(), randomUUID(), tooLong)).rejects.toMatchObject({
    code: 'permission-denied',
  })
  expect(tries).toBe(5)
})

function noteOf(body: string) {
  return { ...emptyContent, body }
}

function first(): AccountAuth {
  const [account] = devices
  if (!account) throw new Error('There is no device.')
  return account
}

function held() {
  return itemCountsOf(first())
}

function onAll<Outcome>(work: (account: AccountAuth) => Promise<Outcome>): Promise<Outcome[]> {
  return Promise.all(devices.map(work))
}
