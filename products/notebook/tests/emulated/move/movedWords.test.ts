import { expect, it } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { copyNotes } from '#products/notebook/firebase/move/copyNotes.ts'
import { haveItemsArrived } from '#products/notebook/firebase/move/haveItemsArrived.ts'
import { moveToTrash } from '#products/notebook/firebase/serverNotes/moveToTrash.ts'
import { putNote } from '#products/notebook/firebase/serverNotes/putNote.ts'
import { recordMove } from '#src/storage/journals/moveJournal.ts'
import { contentsIn, idOf, move, newAccountPair, rewrite, signal } from './guestAccountPair.ts'

it('text that the guest wrote after a note was copied is stored in a conflicted copy', async () => {
  const pair = await newAccountPair()
  await copyNotes(pair, signal(), () => undefined)
  const plans = await idOf(pair.to, 'Plans')
  const shopping = await idOf(pair.to, 'Shopping')
  await moveToTrash(pair.to, plans)
  await rewrite(pair.from, plans, 'Andes')
  await rewrite(pair.from, shopping, 'Milk')
  expect(await haveItemsArrived(pair, signal())).toBe(false)
  await move(pair)
  await move(pair)
  const copies = Object.values(await contentsIn(pair.to)).filter(({ body }) =>
    ['Andes', 'Milk'].includes(body),
  )
  expect(copies).toEqual([
    { ...emptyContent, title: 'Plans', body: 'Andes', conflictOf: plans },
    { ...emptyContent, title: 'Shopping', body: 'Milk', conflictOf: shopping },
  ])
  expect((await contentsIn(pair.to))[plans]).toMatchObject({ body: 'Alps', isInTrash: true })
  expect(await haveItemsArrived(pair, signal())).toBe(true)
})

it('text that the person added to a moved note stays alone when the move resumes', async () => {
  const pair = await newAccountPair()
  const uids = { guestUid: pair.from.uid, toUid: pair.to.uid }
  await recordMove({ ...uids, isConfirmed: true, phase: 'copying', copiedIds: [] })
  await copyNotes(pair, signal(), () => undefined)
  await rewrite(pair.to, await idOf(pair.to, 'Plans'), 'Alps, in June')
  const before = await contentsIn(pair.to)
  await copyNotes(pair, signal(), () => undefined)
  expect(await contentsIn(pair.to)).toEqual(before)
})

it('text newer than an imported note that was edited is stored in a copy', async () => {
  const pair = await newAccountPair()
  const plans = await idOf(pair.from, 'Plans')
  await rewrite(pair.from, plans, 'Alps, or Andes')
  await putNote(pair.to, plans, {
    ...emptyContent,
    title: 'Plans',
    body: 'Alps',
    pinned: true,
  })
  await rewrite(pair.to, plans, 'Alps!')
  expect(await haveItemsArrived(pair, signal())).toBe(false)
  await move(pair)
  const bodies = Object.values(await contentsIn(pair.to)).map(({ body }) => body)
  expect(bodies).toEqual(expect.arrayContaining(['Alps!', 'Alps, or Andes']))
  expect(await haveItemsArrived(pair, signal())).toBe(true)
})
