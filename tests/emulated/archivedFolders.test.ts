import { expect, it, onTestFinished, vi } from 'vitest'
import { importArchive, readArchive } from '#src/firebase/data/importArchive.ts'
import { signedInUser } from '#src/firebase/sdk/accountAuth.ts'
import { currentProduct } from '#src/product/currentProduct.ts'
import { exported } from './exported.ts'
import {
  addressOf,
  beginWithFolders,
  metadataOf,
  objectsOf,
  pathsOf,
  putAsServer,
  putObject,
} from './folderObjects.ts'
import { folders } from './folders.ts'
import { addItem } from './itemFiles.ts'
import { newPersonHere } from './people.ts'

beginWithFolders()

const { signal } = new AbortController()
const options = { signal, onProgress: () => undefined }

const beach = {
  contentType: 'image/jpeg',
  customMetadata: { caption: 'Sand' },
  cacheControl: 'private',
}

it('an export has each object at its path, and an import adds each once, as it was', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  await putObject(ada, 'photos/summer/beach.jpg', 'sand', beach)
  await putObject(ada, 'photos/empty.txt', '', { contentType: 'text/plain' })
  await putObject(ada, 'items/1.json', 'one')
  const { file, entries, counts, missing } = await exported(ada)
  expect(entries.map(({ path }) => path).toSorted()).toEqual([
    'items/1 (2).json',
    'items/1.json',
    'photos/empty.txt',
    'photos/summer/beach.jpg',
  ])
  expect(missing).toEqual([])
  expect(counts).toEqual({ items: 1, files: 3 })
  expect(await (await currentProduct().countItems())(ada)).toEqual({ items: 1, lists: 0, files: 3 })
  expect(entries.find(({ path }) => path.includes('beach'))).toMatchObject({
    kind: 'object',
    object: 'photos/summer/beach.jpg',
    type: 'image/jpeg',
    metadata: { caption: 'Sand' },
    size: 4,
  })

  const { account: bob } = await newPersonHere()
  await putObject(bob, 'items/1.json', 'my own')
  expect(await readArchive(file, options)).toMatchObject({ counts: { items: 1, files: 3 } })
  const importIt = () => importArchive({ user: signedInUser(bob), file }, options)
  const end = await importIt()
  expect(end).toMatchObject({
    overQuotaOf: null,
    tally: { counts: { added: 3, existing: 1 }, leftOut: [] },
  })
  if (typeof end === 'string') throw new Error(end)
  expect(end.tally.bytes).toBe(end.tally.totalBytes)
  expect(await objectsOf(bob)).toEqual({
    'items/1.json': 'my own',
    'photos/empty.txt': '',
    'photos/summer/beach.jpg': 'sand',
  })
  const { contentType, customMetadata } = await metadataOf(bob, 'photos/summer/beach.jpg')
  expect({ contentType, customMetadata }).toEqual({
    contentType: 'image/jpeg',
    customMetadata: { caption: 'Sand' },
  })
  expect(await importIt()).toMatchObject({ tally: { counts: { added: 0, existing: 4 } } })
})

it('an export has objects with the strangest names, and an import leaves out what no client could store', async () => {
  const { account: ada } = await newPersonHere()
  await putObject(ada, 'photos/a:b\\c\n?.jpg', 'strange')
  await putObject(ada, 'photos/A.jpg', 'capital')
  await putObject(ada, 'photos/a.jpg', 'small')
  await putObject(ada, 'photos/a.jpg/b.jpg', 'below')
  await putAsServer(ada, 'photos/../x.jpg')
  const { file, entries, missing } = await exported(ada)
  expect(entries.map(({ path }) => path).toSorted()).toEqual([
    'photos/A.jpg',
    'photos/a (2).jpg',
    'photos/a (3).jpg/b.jpg',
    'photos/a b c.jpg',
    'photos/untitled/x.jpg',
  ])
  expect(missing).toEqual([])
  const { account: bob } = await newPersonHere()
  expect(await importArchive({ user: signedInUser(bob), file }, options)).toMatchObject({
    tally: {
      counts: { added: 4 },
      leftOut: [{ name: 'photos/../x.jpg', why: 'not-allowed' }],
    },
  })
  expect(await objectsOf(bob)).toEqual({
    'photos/A.jpg': 'capital',
    'photos/a.jpg': 'small',
    'photos/a.jpg/b.jpg': 'below',
    'photos/a:b\\c\n?.jpg': 'strange',
  })
})

it('an export names the objects that can’t be read', async () => {
  const { account: ada } = await newPersonHere()
  await putObject(ada, 'photos/lost.jpg', 'lost')
  await putObject(ada, 'photos/there.jpg', 'there')
  const all = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const isLost = addressOf(url).includes('lost.jpg') && addressOf(url).includes('alt=media')
    return isLost ? Promise.resolve(new Response('', { status: 404 })) : all(url, init)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { entries, missing } = await exported(ada)
  expect(missing).toEqual([{ name: 'photos/lost.jpg', why: 'unreadable' }])
  expect(entries.map(({ path }) => path)).toEqual(['photos/there.jpg'])
})

it('a product without folders neither counts nor imports their objects', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  await putObject(ada, 'photos/beach.jpg', 'sand')
  const { file } = await exported(ada)
  vi.stubGlobal('__PRODUCT_FOLDERS__', [])
  onTestFinished(() => void vi.stubGlobal('__PRODUCT_FOLDERS__', folders))
  expect(await (await currentProduct().countItems())(ada)).toEqual({ items: 1, lists: 0 })
  const { account: bob } = await newPersonHere()
  expect(await importArchive({ user: signedInUser(bob), file }, options)).toMatchObject({
    overQuotaOf: null,
    tally: {
      counts: { added: 1, existing: 0 },
      leftOut: [{ name: 'photos/beach.jpg', why: 'unknown' }],
    },
  })
  expect(await pathsOf(bob)).toEqual([])
})
