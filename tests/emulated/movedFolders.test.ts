import { deleteObject } from 'firebase/storage'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { AccountPair } from '#src/firebase/sdk/accountAuth.ts'
import { currentProduct } from '#src/product/currentProduct.ts'
import { recordMove } from '#src/storage/journals/moveJournal.ts'
import {
  addressOf,
  beginWithFolders,
  metadataOf,
  objectRef,
  objectsOf,
  pathsOf,
  putAsServer,
  putObject,
} from './folderObjects.ts'
import { addItem } from './itemFiles.ts'
import { newGuest, newPerson } from './people.ts'

beginWithFolders()

const still = () => undefined
const { signal } = new AbortController()

const beach = {
  contentType: 'image/jpeg',
  customMetadata: { caption: 'Sand' },
  cacheControl: 'private, max-age=60',
}

it('a guest’s objects arrive at their paths as they were, and only once', async () => {
  const { from, to } = await newPair()
  const { countToMove, copy, haveItemsArrived } = await currentProduct().move()
  expect(await countToMove(from)).toEqual({ documents: 3 })
  expect(await haveItemsArrived({ from, to }, signal)).toBe(false)
  const steps: unknown[] = []
  const copyAll = () => copy({ from, to }, signal, (...step) => steps.push(step))
  expect(await copyAll()).toBe(false)
  expect(steps.at(-1)).toEqual(['documents', 3])
  const arrived = { 'photos/a/beach.jpg': 'sand', 'items/1.json': 'one' }
  expect(await objectsOf(to)).toEqual(arrived)
  expect(await metadataOf(to, 'photos/a/beach.jpg')).toEqual(beach)
  expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
  await copyAll()
  expect(await objectsOf(to)).toEqual(arrived)
})

it('an object of the account stays as it is, and the guest’s gets another name', async () => {
  const { from, to } = await newPair()
  await putObject(to, 'photos/a/beach.jpg', 'mine', beach)
  await putObject(to, 'photos/a/beach (2).jpg', 'sand', { ...beach, customMetadata: {} })
  await putObject(to, 'items/1.json', 'one')
  const { copy, haveItemsArrived } = await currentProduct().move()
  for (const _ of ['once', 'twice']) {
    await copy({ from, to }, signal, still)
    expect(await objectsOf(to)).toEqual({
      'photos/a/beach.jpg': 'mine',
      'photos/a/beach (2).jpg': 'sand',
      'photos/a/beach (3).jpg': 'sand',
      'items/1.json': 'one',
    })
    expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
  }
  expect(await metadataOf(to, 'photos/a/beach (3).jpg')).toEqual(beach)
})

it('objects whose names only a server can store arrive under names of their own', async () => {
  const { from, to } = await newPair()
  for (const path of ['photos/..', 'photos/./x.jpg', 'photos/../x.jpg']) {
    await putAsServer(from, path, `bytes of ${path}`)
  }
  const { copy, haveItemsArrived } = await currentProduct().move()
  for (const _ of ['once', 'twice']) {
    expect(await copy({ from, to }, signal, still)).toBe(false)
    expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
  }
  const { 'photos/untitled': upwards, ...others } = await objectsOf(to)
  expect(upwards).toBe('bytes of photos/..')
  expect(Object.keys(others)).toEqual([
    'items/1.json',
    'photos/a/beach.jpg',
    'photos/untitled/x (2).jpg',
    'photos/untitled/x.jpg',
  ])
})

it('a move that was interrupted goes on, and brings back nothing that the person has deleted meanwhile', async () => {
  const { from, to } = await newPair()
  const move = { toUid: to.uid, isConfirmed: true, phase: 'copying', copiedIds: [] } as const
  await recordMove({ guestUid: from.uid, ...move })
  const { copy, haveItemsArrived } = await currentProduct().move()
  const stop = new AbortController()
  const first = copy({ from, to }, stop.signal, (_, count) => {
    if (count === 2) stop.abort(new Error('Stopped by a test.'))
  })
  await expect(first).rejects.toThrow('Stopped by a test.')
  const [copied = ''] = await pathsOf(to)
  await deleteObject(objectRef(to, copied))
  expect(await haveItemsArrived({ from, to }, signal)).toBe(false)
  await copy({ from, to }, signal, still)
  const paths = ['items/1.json', 'photos/a/beach.jpg'].filter((path) => path !== copied)
  expect(await pathsOf(to)).toEqual(paths)
  expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
})

it('a move compares objects without a hash byte by byte', async () => {
  const { from, to } = await newPair()
  await putObject(to, 'photos/a/beach.jpg', 'SAND', beach)
  const all = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = await all(url, init)
    if (!addressOf(url).includes('beach') || addressOf(url).includes('alt=media')) return answer
    return new Response((await answer.text()).replaceAll('md5Hash', 'noHash'), answer)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { copy, haveItemsArrived } = await currentProduct().move()
  for (const _ of ['once', 'twice']) await copy({ from, to }, signal, still)
  expect(await haveItemsArrived({ from, to }, signal)).toBe(true)
  expect(await objectsOf(to)).toMatchObject({
    'photos/a/beach.jpg': 'SAND',
    'photos/a/beach (2).jpg': 'sand',
  })
  expect(await pathsOf(to)).toHaveLength(3)
})

it('an object that is larger than the rules allow stays with the guest, and the others move', async () => {
  const { from, to } = await newPair()
  const all = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const answer = await all(url, init)
    if (!addressOf(url).includes('beach') || addressOf(url).includes('alt=media')) return answer
    return new Response((await answer.text()).replace(/"size": ?"4"/, '"size":"33554433"'), answer)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { copy, haveItemsArrived } = await currentProduct().move()
  for (const _ of ['once', 'twice']) expect(await copy({ from, to }, signal, still)).toBe(true)
  expect(await haveItemsArrived({ from, to }, signal)).toBe(false)
  expect(await objectsOf(to)).toEqual({ 'items/1.json': 'one' })
})

/** A guest with an item and two objects, and another account. */
async function newPair(): Promise<AccountPair> {
  const from = await newGuest()
  await addItem(from, 'milk')
  await putObject(from, 'photos/a/beach.jpg', 'sand', beach)
  await putObject(from, 'items/1.json', 'one')
  return { from, to: (await newPerson()).account }
}
