import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { getBytes, ref } from 'firebase/storage'
import { expect, it, vi } from 'vitest'
import { emptyContent } from '#src/domain/note.ts'
import { changeState } from '#src/firebase/files/changeState.ts'
import type * as bytesPart from '#src/firebase/files/fileBytes.ts'
import { reserveFile } from '#src/firebase/files/reserveFile.ts'
import { hasMoved } from '#src/firebase/move/moving.ts'
import { notesIn, type Vaults } from '#src/firebase/move/movers.ts'
import type * as transactPart from '#src/firebase/notes/transact.ts'
import { placeFiles, trashStep } from '#src/firebase/move/placeFiles.ts'
import { placeNotes } from '#src/firebase/move/placeNotes.ts'
import { storage } from '#src/firebase/storage.ts'
import { putNote } from '#src/firebase/vault/putNote.ts'
import type { Vault } from '#src/firebase/vault/vault.ts'
import { beginWipe } from '#src/firebase/vault/beginWipe.ts'
import { wipeVault } from '#src/firebase/vault/wipeVault.ts'
import { onlyTheMark, vaultsOnServer } from '#tests/support/vaultsOnServer.ts'
import { ports } from '../ports.ts'
import { contentsIn, filesOf, idOf, move, newVaults, purge, signal } from './guestVaults.ts'

/** The browser's way to read bytes is not there in Node. */
vi.mock('#src/firebase/files/fileBytes.ts', async (original) => ({
  ...(await original<typeof bytesPart>()),
  readBytes: async ({ uid, session }: Vault, { slot }: bytesPart.Placed) =>
    new Blob([await getBytes(ref(storage(session), `users/${uid}/files/${slot}`))]),
}))

const { everythingOf } = vaultsOnServer(ports)
/** After how many writes the page is gone; the answer to the last one never comes. */
const page = vi.hoisted(() => ({ writesLeft: Infinity }))
vi.mock('#src/firebase/notes/transact.ts', async (original) => {
  const part = await original<typeof transactPart>()
  const transactIn: typeof part.transactIn = async (...call) => {
    page.writesLeft -= 1
    if (page.writesLeft < 0) throw new Error('The page is gone.')
    const result = await part.transactIn(...call)
    if (page.writesLeft === 0) throw new Error('The page is gone.')
    return result
  }
  return { ...part, transactIn }
})

it('everything of a guest comes into the account as it was, and the guest can go', async () => {
  const vaults = await newVaults()
  const own = randomUUID()
  await putNote(vaults.to, own, { ...emptyContent, body: 'My own' })
  const before = await contentsIn(vaults.from)
  await move(vaults)
  const after = await contentsIn(vaults.to)
  expect(after).toEqual({ ...before, [own]: { ...emptyContent, body: 'My own' } })
  expect(await filesOf(vaults.to)).toEqual(await filesOf(vaults.from))
  expect(await hasMoved(vaults, signal())).toBe(true)
  await beginWipe(vaults.from)
  await wipeVault(vaults.from, { signal: signal(), onProgress: () => undefined })
  expect(await everythingOf(vaults.from.uid)).toEqual(onlyTheMark)
  expect(await contentsIn(vaults.to)).toEqual(after)
})

it('a move that is stopped anywhere and done again doubles nothing and loses nothing', async () => {
  const stops = fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 3 })
  const property = fc.asyncProperty(stops, async (points) => {
    const vaults = await newVaults()
    const before = await contentsIn(vaults.from)
    for (const point of points) await moveUntil(vaults, point)
    await move(vaults)
    expect(await contentsIn(vaults.to)).toEqual(before)
    expect(await filesOf(vaults.to)).toEqual(await filesOf(vaults.from))
    expect(await hasMoved(vaults, signal())).toBe(true)
  })
  await fc.assert(property, { numRuns: 5 })
}, 120_000)

it('what the person has made of a moved note stays, when the move goes on', async () => {
  const vaults = await newVaults()
  await moveUntil(vaults, 2)
  const [first] = await notesIn(vaults.to)
  if (!first) throw new Error('Nothing has moved yet.')
  await trashStep(vaults.to, first.id, !first.content.deleted, () => true)
  await move(vaults)
  const changed = (await contentsIn(vaults.to))[first.id]
  expect(changed).toEqual({ ...first.content, deleted: !first.content.deleted })
  expect(await hasMoved(vaults, signal())).toBe(true)
})

it('a note of the trash that was taken out for its files goes back there, whoever put it there', async () => {
  for (const writes of [1, 2, 3]) {
    const vaults = await newVaults()
    await placeNotes(vaults, signal(), () => undefined)
    const shopping = await idOf(vaults.to, 'Shopping')
    await trashStep(vaults.to, shopping, true, () => true)
    page.writesLeft = writes
    await placeFiles(vaults, signal(), () => undefined).catch(() => null)
    page.writesLeft = Infinity
    await move(vaults)
    expect((await contentsIn(vaults.to))[shopping]?.deleted).toBe(true)
    expect(await filesOf(vaults.to)).toEqual(await filesOf(vaults.from))
  }
})

it('a note that was deleted for good meanwhile comes back with its files', async () => {
  const vaults = await newVaults()
  await placeNotes(vaults, signal(), () => undefined)
  await purge(vaults.to, await idOf(vaults.to, 'Shopping'))
  expect(await placeFiles(vaults, signal(), () => undefined)).toBe(false)
  expect(await contentsIn(vaults.to)).toEqual(await contentsIn(vaults.from))
  expect(await hasMoved(vaults, signal())).toBe(true)
})

it('a file that was given up half-way in the account is brought anew, and not taken for deleted', async () => {
  const vaults = await newVaults()
  await placeNotes(vaults, signal(), () => undefined)
  const [file] = await filesOf(vaults.from)
  if (!file) throw new Error('The guest has no file.')
  await reserveFile(vaults.to, file)
  await changeState(vaults.to, file.id, 'leaving')
  expect(await hasMoved(vaults, signal())).toBe(false)
  await placeFiles(vaults, signal(), () => undefined)
  expect(await filesOf(vaults.to)).toEqual(await filesOf(vaults.from))
  expect(await hasMoved(vaults, signal())).toBe(true)
})

it('a note that has not arrived is noticed, and so are bytes that have not', async () => {
  const vaults = await newVaults()
  expect(await hasMoved(vaults, signal())).toBe(false)
  await placeNotes(vaults, signal(), () => undefined)
  expect(await hasMoved(vaults, signal())).toBe(false)
})

it('where there is no room for all, what fits has moved and the rest is still with the guest', async () => {
  const { from, to } = await newVaults()
  for (let count = 0; count < 48; count += 1) {
    await putNote(to, randomUUID(), { ...emptyContent, body: 'Mine' })
  }
  const before = await contentsIn(from)
  expect(await placeNotes({ from, to }, signal(), () => undefined)).toBe(true)
  await placeFiles({ from, to }, signal(), () => undefined)
  expect(Object.keys(await contentsIn(to))).toHaveLength(50)
  expect(await hasMoved({ from, to }, signal())).toBe(false)
  expect(await contentsIn(from)).toEqual(before)
}, 60_000)

/** Ends as a page that is killed does, with or without an answer to its last write. */
async function moveUntil(vaults: Vaults, writes: number): Promise<void> {
  page.writesLeft = writes
  await move(vaults).catch((error: Error) => {
    if (error.message !== 'The page is gone.') throw error
  })
  page.writesLeft = Infinity
}
