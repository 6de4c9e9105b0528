import { getBytes, ref } from 'firebase/storage'
import { expect, it, vi } from 'vitest'
import { recordMove } from '#src/device/moveJournal.ts'
import { emptyContent } from '#src/notebook/domain/note.ts'
import type * as bytesPart from '#src/firebase/files/fileBytes.ts'
import { hasMoved } from '#src/notebook/firebase/move/verifyArrival.ts'
import { copyNotes } from '#src/notebook/firebase/move/copyNotes.ts'
import { trashStep } from '#src/notebook/firebase/move/copyFiles.ts'
import { storage } from '#src/firebase/storage.ts'
import { putNote } from '#src/notebook/firebase/userData/putNote.ts'
import type { UserData } from '#src/firebase/userData/userData.ts'
import {
  contentsIn,
  idOf,
  move,
  newUserDataPair,
  rewrite,
  signal,
} from '../../../emulated/move/guestUserDataPair.ts'

/** The browser's way to read bytes is not there in Node. */
vi.mock('#src/firebase/files/fileBytes.ts', async (original) => ({
  ...(await original<typeof bytesPart>()),
  readBytes: async ({ uid, session }: UserData, { slot }: bytesPart.Copied) =>
    new Blob([await getBytes(ref(storage(session), `users/${uid}/files/${slot}`))]),
}))

it('words that the guest wrote after a note was copied come into a copy beside it', async () => {
  const userDataPair = await newUserDataPair()
  await copyNotes(userDataPair, signal(), () => undefined)
  const plans = await idOf(userDataPair.to, 'Plans')
  const shopping = await idOf(userDataPair.to, 'Shopping')
  await trashStep(userDataPair.to, plans, true, () => true)
  await rewrite(userDataPair.from, plans, 'Andes')
  await rewrite(userDataPair.from, shopping, 'Milk')
  expect(await hasMoved(userDataPair, signal())).toBe(false)
  await move(userDataPair)
  await move(userDataPair)
  const copies = Object.values(await contentsIn(userDataPair.to)).filter(({ body }) =>
    ['Andes', 'Milk'].includes(body),
  )
  expect(copies).toEqual([
    { ...emptyContent, title: 'Plans', body: 'Andes', conflictOf: plans },
    { ...emptyContent, title: 'Shopping', body: 'Milk', conflictOf: shopping },
  ])
  expect((await contentsIn(userDataPair.to))[plans]).toMatchObject({ body: 'Alps', deleted: true })
  expect(await hasMoved(userDataPair, signal())).toBe(true)
})

it('what the person has written on in a moved note stays alone, when the move goes on', async () => {
  const userDataPair = await newUserDataPair()
  const movers = { guestUid: userDataPair.from.uid, toUid: userDataPair.to.uid }
  await recordMove({ ...movers, phase: 'copying', notOf: [], made: [] })
  await copyNotes(userDataPair, signal(), () => undefined)
  await rewrite(userDataPair.to, await idOf(userDataPair.to, 'Plans'), 'Alps, in June')
  const before = await contentsIn(userDataPair.to)
  await copyNotes(userDataPair, signal(), () => undefined)
  expect(await contentsIn(userDataPair.to)).toEqual(before)
})

it('words that are newer than an imported note, which was written on, come into a copy', async () => {
  const userDataPair = await newUserDataPair()
  const plans = await idOf(userDataPair.from, 'Plans')
  await rewrite(userDataPair.from, plans, 'Alps, or Andes')
  await putNote(userDataPair.to, plans, {
    ...emptyContent,
    title: 'Plans',
    body: 'Alps',
    pinned: true,
  })
  await rewrite(userDataPair.to, plans, 'Alps!')
  expect(await hasMoved(userDataPair, signal())).toBe(false)
  await move(userDataPair)
  const bodies = Object.values(await contentsIn(userDataPair.to)).map(({ body }) => body)
  expect(bodies).toEqual(expect.arrayContaining(['Alps!', 'Alps, or Andes']))
  expect(await hasMoved(userDataPair, signal())).toBe(true)
})
