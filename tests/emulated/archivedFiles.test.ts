import { deleteDoc } from 'firebase/firestore'
import { expect, it, onTestFinished } from 'vitest'
import { attachFile } from '#src/firebase/collections/attachedFiles.ts'
import { documentRef } from '#src/firebase/collections/documents.ts'
import { importArchive, readArchive } from '#src/firebase/data/importArchive.ts'
import { signedInUser } from '#src/firebase/sdk/accountAuth.ts'
import { currentProduct } from '#src/product/currentProduct.ts'
import { exported } from './exported.ts'
import {
  addItem,
  change,
  collections,
  most,
  text,
  beginWithItemFiles,
  setFileCollections,
  wordsOn,
} from './itemFiles.ts'
import { newPersonHere } from './people.ts'

beginWithItemFiles()

const { signal } = new AbortController()
const options = { signal, onProgress: () => undefined }

it('an export has each file under its own name, and an import adds each once', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  await addItem(ada, 'eggs')
  for (const [id, words] of [
    ['milk', 'one'],
    ['milk', 'two'],
    ['eggs', 'six'],
  ] as const)
    await attachFile(ada.uid, id, new File([words], 'note.txt'))
  const { file, entries } = await exported(ada)
  expect(entries.map(({ path }) => path).toSorted()).toEqual([
    'files/note (2).txt',
    'files/note (3).txt',
    'files/note.txt',
    'items/1.json',
    'items/2.json',
  ])
  const [first] = entries.filter(({ path }) => path === 'files/note.txt')
  expect(first).toMatchObject({ kind: 'file', name: 'note.txt', type: 'text/plain', size: 3 })
  const { account: bob } = await newPersonHere()
  expect(await readArchive(file, options)).toMatchObject({ counts: { items: 2, files: 3 } })
  const importIt = () => importArchive({ user: signedInUser(bob), file }, options)
  expect(await importIt()).toMatchObject({
    overQuotaOf: null,
    tally: { counts: { added: 5, existing: 0 }, leftOut: [] },
  })
  expect(await wordsOn(bob, 'milk')).toEqual(['one', 'two'])
  expect(await wordsOn(bob, 'eggs')).toEqual(['six'])
  expect(await importIt()).toMatchObject({ tally: { counts: { added: 0, existing: 5 } } })
  expect(await (await currentProduct().countItems())(bob)).toEqual({ items: 2, lists: 0, files: 3 })
})

it('an import names the files without a document, and ends when there is no room left', async () => {
  const { account: ada } = await newPersonHere()
  for (const id of ['milk', 'gone']) await addItem(ada, id)
  await attachFile(ada.uid, 'gone', text('gone'))
  await deleteDoc(documentRef(ada, 'items', 'gone'))
  const { file } = await exported(ada)
  const { account: bob } = await newPersonHere()
  const importIt = () => importArchive({ user: signedInUser(bob), file }, options)
  expect(await importIt()).toMatchObject({
    overQuotaOf: null,
    tally: {
      counts: { added: 1, existing: 0 },
      leftOut: [{ name: 'gone.txt', why: 'no-document' }],
    },
  })
  await addItem(bob, 'gone')
  await change(bob, 'usage/files', { count: 1, bytes: most, lastId: '', free: [] })
  expect(await importIt()).toMatchObject({
    overQuotaOf: 'files',
    tally: { counts: { added: 0, existing: 1 }, leftOut: [] },
  })
})

it('a product without files neither counts nor imports any', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  await attachFile(ada.uid, 'milk', text('milk'))
  const { file } = await exported(ada)
  setFileCollections([])
  onTestFinished(() => setFileCollections(collections))
  expect(await (await currentProduct().countItems())(ada)).toEqual({ items: 1, lists: 0 })
  expect(await importArchive({ user: signedInUser(ada), file }, options)).toMatchObject({
    overQuotaOf: null,
    tally: { counts: { added: 0, existing: 1 }, leftOut: [{ name: 'milk.txt', why: 'unknown' }] },
  })
  await expect(attachFile(ada.uid, 'milk', text('milk'))).rejects.toThrow(
    "attachFile needs the collections whose documents may have files. Add files: ['items'] to product.ts.",
  )
})
