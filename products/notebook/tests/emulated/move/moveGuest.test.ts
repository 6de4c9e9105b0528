import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { copyFiles } from '#products/notebook/firebase/move/copyFiles.ts'
import { copyNotes } from '#products/notebook/firebase/move/copyNotes.ts'
import { notesOfGuest } from '#products/notebook/firebase/move/guestItems.ts'
import { haveItemsArrived } from '#products/notebook/firebase/move/haveItemsArrived.ts'
import { productMove } from '#products/notebook/firebase/move/productMove.ts'
import {
  moveToTrash,
  restoreFromTrash,
} from '#products/notebook/firebase/serverNotes/moveToTrash.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { beginDeletion, deleteUserData } from '#src/firebase/deletion/deleteUserData.ts'
import { changeState, reserveFile } from '#src/firebase/documents/files/fileRecords.ts'
import type * as transactPart from '#src/firebase/documents/runTransaction.ts'
import type { AccountPair } from '#src/firebase/sdk/accountAuth.ts'
import { ports } from '#tests/emulated/ports.ts'
import { onlyTheMark, userDataOnServer } from '#tests/support/emulators/userDataOnServer.ts'
import {
  contentsIn,
  filesOf,
  idOf,
  move,
  newAccountPair,
  purge,
  signal,
} from './guestAccountPair.ts'

const { everythingOf } = userDataOnServer(ports)
/** Writes before the page is killed; the last one gets no response. */
const page = vi.hoisted(() => ({ writesLeft: Infinity }))
vi.mock('#src/firebase/documents/runTransaction.ts', async (original) => {
  const part = await original<typeof transactPart>()
  const runTransaction: typeof part.runTransaction = async (...call) => {
    page.writesLeft -= 1
    if (page.writesLeft < 0) throw new Error('The page is gone.')
    const result = await part.runTransaction(...call)
    if (page.writesLeft === 0) throw new Error('The page is gone.')
    return result
  }
  return { ...part, runTransaction }
})

it('everything of a guest is moved unchanged, and the guest can be deleted', async () => {
  const pair = await newAccountPair()
  const own = randomUUID()
  await putNote(pair.to, own, { ...emptyContent, body: 'My own' })
  const before = await contentsIn(pair.from)
  await move(pair)
  const after = await contentsIn(pair.to)
  expect(after).toEqual({ ...before, [own]: { ...emptyContent, body: 'My own' } })
  expect(await filesOf(pair.to)).toEqual(await filesOf(pair.from))
  expect(await haveItemsArrived(pair, signal())).toBe(true)
  await beginDeletion(pair.from)
  await deleteUserData(pair.from, { signal: signal(), onProgress: () => undefined })
  expect(await everythingOf(pair.from.uid)).toEqual(onlyTheMark)
  expect(await contentsIn(pair.to)).toEqual(after)
})

it('a move that is interrupted anywhere and repeated duplicates and loses nothing', async () => {
  const stops = fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 3 })
  const property = fc.asyncProperty(stops, async (points) => {
    const pair = await newAccountPair()
    const before = await contentsIn(pair.from)
    for (const point of points) await moveUntil(pair, point)
    await move(pair)
    expect(await contentsIn(pair.to)).toEqual(before)
    expect(await filesOf(pair.to)).toEqual(await filesOf(pair.from))
    expect(await haveItemsArrived(pair, signal())).toBe(true)
  })
  await fc.assert(property, { numRuns: 5 })
}, 120_000)

it('what the person has made of a moved note stays when the move resumes', async () => {
  const pair = await newAccountPair()
  await moveUntil(pair, 2)
  const [first] = await notesOfGuest(pair.to)
  if (!first) throw new Error('Nothing has moved yet.')
  await (first.content.isInTrash ? restoreFromTrash : moveToTrash)(pair.to, first.id)
  await move(pair)
  const changed = (await contentsIn(pair.to))[first.id]
  expect(changed).toEqual({ ...first.content, isInTrash: !first.content.isInTrash })
  expect(await haveItemsArrived(pair, signal())).toBe(true)
})

it('a note restored for its files goes back to the trash, whoever had moved it there', async () => {
  for (const writes of [1, 2, 3]) {
    const pair = await newAccountPair()
    await copyNotes(pair, signal(), () => undefined)
    const shopping = await idOf(pair.to, 'Shopping')
    await moveToTrash(pair.to, shopping)
    page.writesLeft = writes
    await copyFiles(pair, signal(), () => undefined).catch(() => null)
    page.writesLeft = Infinity
    await move(pair)
    expect((await contentsIn(pair.to))[shopping]?.isInTrash).toBe(true)
    expect(await filesOf(pair.to)).toEqual(await filesOf(pair.from))
  }
})

it('a note that was permanently deleted during the move comes back with its files', async () => {
  const pair = await newAccountPair()
  await copyNotes(pair, signal(), () => undefined)
  await purge(pair.to, await idOf(pair.to, 'Shopping'))
  expect(await copyFiles(pair, signal(), () => undefined)).toBe(true)
  expect(await contentsIn(pair.to)).toEqual(await contentsIn(pair.from))
  expect(await haveItemsArrived(pair, signal())).toBe(true)
})

it('a file abandoned halfway in the account is uploaded again, not treated as deleted', async () => {
  const pair = await newAccountPair()
  await copyNotes(pair, signal(), () => undefined)
  const [file] = await filesOf(pair.from)
  if (!file) throw new Error('The guest has no file.')
  await reserveFile(pair.to, file)
  await changeState(pair.to, file.id, 'deleting')
  expect(await haveItemsArrived(pair, signal())).toBe(false)
  await copyFiles(pair, signal(), () => undefined)
  expect(await filesOf(pair.to)).toEqual(await filesOf(pair.from))
  expect(await haveItemsArrived(pair, signal())).toBe(true)
})

it('a missing note is detected, and so are missing bytes', async () => {
  const pair = await newAccountPair()
  expect(await haveItemsArrived(pair, signal())).toBe(false)
  await copyNotes(pair, signal(), () => undefined)
  expect(await haveItemsArrived(pair, signal())).toBe(false)
})

it('if there is no room for everything, what fits is moved and the rest stays with the guest', async () => {
  const { from, to } = await newAccountPair()
  for (let count = 0; count < 48; count += 1) {
    await putNote(to, randomUUID(), { ...emptyContent, body: 'Mine' })
  }
  const before = await contentsIn(from)
  expect(await productMove.copy({ from, to }, signal(), () => undefined)).toBe(true)
  expect(Object.keys(await contentsIn(to))).toHaveLength(50)
  expect(await haveItemsArrived({ from, to }, signal())).toBe(false)
  expect(await contentsIn(from)).toEqual(before)
}, 60_000)

/** Moves a guest until the page is killed, with or without a response to its last write. */
async function moveUntil(pair: AccountPair, writes: number): Promise<void> {
  page.writesLeft = writes
  await move(pair).catch((error: Error) => {
    if (error.message !== 'The page is gone.') throw error
  })
  page.writesLeft = Infinity
}
