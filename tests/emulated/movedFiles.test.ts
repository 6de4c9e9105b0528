import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { otherIdFor } from '#src/firebase/collections/documents.ts'
import { hasBytes } from '#src/firebase/documents/files/fileBytes.ts'
import { deleteFile } from '#src/firebase/documents/files/fileRecords.ts'
import { putFile } from '#src/firebase/documents/files/putFile.ts'
import type { AccountPair, AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { currentProduct } from '#src/product/currentProduct.ts'
import { recordMove } from '#src/storage/journals/moveJournal.ts'
import { localApi } from '#tests/support/emulators/localApi.ts'
import {
  addItem,
  change,
  filesOf,
  most,
  recordsOf,
  usageOf,
  beginWithItemFiles,
  wordsOn,
} from './itemFiles.ts'
import { newGuest, newPerson } from './people.ts'
import { ports } from './ports.ts'

beginWithItemFiles()

const still = () => undefined
const { signal } = new AbortController()

it('a guest’s files arrive with their documents, also with one that gets another ID', async () => {
  const { from, to } = await newPair()
  await addItem(to, 'home')
  const { countToMove, copy, haveItemsArrived } = await currentProduct().move()
  expect(await countToMove(from)).toEqual({ documents: 4 })
  const steps: unknown[] = []
  const copyAll = () => copy({ from, to }, signal, (...step) => steps.push(step))
  expect(await copyAll()).toBe(false)
  expect(steps.at(-1)).toEqual(['documents', 4])
  expect(await wordsOn(to, 'milk')).toEqual(['milk'])
  expect(await wordsOn(to, await otherIdFor(from.uid, 'items', 'home'))).toEqual(['home'])
  expect(await wordsOn(to, 'home')).toEqual([])
  expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
  const before = await usageOf(to)
  expect(await copyAll()).toBe(false)
  expect(await usageOf(to)).toEqual(before)
})

it('a move whose file has lost its bytes hasn’t arrived', async () => {
  const { from, to } = await newPair()
  const { copy, haveItemsArrived } = await currentProduct().move()
  await copy({ from, to }, signal, still)
  const [copied] = await recordsOf(to)
  if (!copied) throw new Error('There is no file.')
  await removeBytes(to, copied)
  expect(await hasBytes(to, copied)).toBe(false)
  expect(await haveItemsArrived({ from, to }, signal)).toBe(false)
})

it('a move into an account without room stops with that reason, and goes on once there is room', async () => {
  const { from, to } = await newPair()
  const { copy, haveItemsArrived } = await currentProduct().move()
  await change(to, 'usage/files', { count: 0, bytes: most, lastId: '', free: [] })
  expect(await copy({ from, to }, signal, still)).toBe(true)
  expect(await haveItemsArrived({ from, to }, signal)).toBe(false)
  await change(to, 'usage/files', { count: 0, bytes: 0, lastId: '', free: [] })
  expect(await copy({ from, to }, signal, still)).toBe(false)
  expect(await filesOf(to)).toEqual({ 'home.txt': 'home', 'milk.txt': 'milk' })
  expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
})

it('a move that goes on brings back no file that the person has deleted meanwhile', async () => {
  const { from, to } = await newPair()
  const move = { toUid: to.uid, isConfirmed: true, phase: 'copying', copiedIds: [] } as const
  await recordMove({ guestUid: from.uid, ...move })
  const { copy, haveItemsArrived } = await currentProduct().move()
  await copy({ from, to }, signal, still)
  for (const { id, name } of await recordsOf(to)) if (name === 'milk.txt') await deleteFile(to, id)
  await copy({ from, to }, signal, still)
  expect(await filesOf(to)).toEqual({ 'home.txt': 'home' })
  expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
})

/** A guest with two documents that each have a file, and another account. */
async function newPair(): Promise<AccountPair> {
  const from = await newGuest()
  for (const id of ['milk', 'home']) {
    await addItem(from, id)
    const file = {
      id: randomUUID(),
      attachedTo: id,
      name: `${id}.txt`,
      size: 4,
      type: 'text/plain',
    }
    await putFile(from, { ...file, bytes: new Blob([id]) }, { signal })
  }
  return { from, to: (await newPerson()).account }
}

async function removeBytes({ uid }: AccountAuth, { slot }: StoredFile): Promise<void> {
  await requestAsAdmin(
    'DELETE',
    `${localApi(ports).objects}/${encodeURIComponent(`users/${uid}/files/${slot}`)}`,
  )
}
