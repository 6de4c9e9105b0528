import { getBytes, ref } from 'firebase/storage'
import { expect, it, vi } from 'vitest'
import { noteMove } from '#src/device/moveMark.ts'
import { emptyContent } from '#src/domain/note.ts'
import type * as bytesPart from '#src/firebase/files/fileBytes.ts'
import { hasMoved } from '#src/firebase/move/moving.ts'
import { placeNotes } from '#src/firebase/move/placeNotes.ts'
import { trashStep } from '#src/firebase/move/placeFiles.ts'
import { storage } from '#src/firebase/storage.ts'
import { putNote } from '#src/firebase/vault/putNote.ts'
import type { Vault } from '#src/firebase/vault/vault.ts'
import { contentsIn, idOf, move, newVaults, rewrite, signal } from './guestVaults.ts'

/** The browser's way to read bytes is not there in Node. */
vi.mock('#src/firebase/files/fileBytes.ts', async (original) => ({
  ...(await original<typeof bytesPart>()),
  readBytes: async ({ uid, session }: Vault, { slot }: bytesPart.Placed) =>
    new Blob([await getBytes(ref(storage(session), `users/${uid}/files/${slot}`))]),
}))

it('words that the guest wrote after a note was copied come into a copy beside it', async () => {
  const vaults = await newVaults()
  await placeNotes(vaults, signal(), () => undefined)
  const plans = await idOf(vaults.to, 'Plans')
  const shopping = await idOf(vaults.to, 'Shopping')
  await trashStep(vaults.to, plans, true, () => true)
  await rewrite(vaults.from, plans, 'Andes')
  await rewrite(vaults.from, shopping, 'Milk')
  expect(await hasMoved(vaults, signal())).toBe(false)
  await move(vaults)
  await move(vaults)
  const copies = Object.values(await contentsIn(vaults.to)).filter(({ body }) =>
    ['Andes', 'Milk'].includes(body),
  )
  expect(copies).toEqual([
    { ...emptyContent, title: 'Plans', body: 'Andes', conflictOf: plans },
    { ...emptyContent, title: 'Shopping', body: 'Milk', conflictOf: shopping },
  ])
  expect((await contentsIn(vaults.to))[plans]).toMatchObject({ body: 'Alps', deleted: true })
  expect(await hasMoved(vaults, signal())).toBe(true)
})

it('what the person has written on in a moved note stays alone, when the move goes on', async () => {
  const vaults = await newVaults()
  const movers = { guestUid: vaults.from.uid, toUid: vaults.to.uid }
  await noteMove({ ...movers, phase: 'copying', notOf: [], made: [] })
  await placeNotes(vaults, signal(), () => undefined)
  await rewrite(vaults.to, await idOf(vaults.to, 'Plans'), 'Alps, in June')
  const before = await contentsIn(vaults.to)
  await placeNotes(vaults, signal(), () => undefined)
  expect(await contentsIn(vaults.to)).toEqual(before)
})

it('words that are newer than an imported note, which was written on, come into a copy', async () => {
  const vaults = await newVaults()
  const plans = await idOf(vaults.from, 'Plans')
  await rewrite(vaults.from, plans, 'Alps, or Andes')
  await putNote(vaults.to, plans, { ...emptyContent, title: 'Plans', body: 'Alps', pinned: true })
  await rewrite(vaults.to, plans, 'Alps!')
  expect(await hasMoved(vaults, signal())).toBe(false)
  await move(vaults)
  const bodies = Object.values(await contentsIn(vaults.to)).map(({ body }) => body)
  expect(bodies).toEqual(expect.arrayContaining(['Alps!', 'Alps, or Andes']))
  expect(await hasMoved(vaults, signal())).toBe(true)
})
