import { randomUUID } from 'node:crypto'
import { getDocFromServer, setDoc } from 'firebase/firestore'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import {
  attachFile,
  deleteAttachedFile,
  readAttachedFile,
  watchAttachedFiles,
} from '#src/firebase/collections/attachedFiles.ts'
import { documentRef } from '#src/firebase/collections/documents.ts'
import { saveDocumentChanges } from '#src/firebase/collections/saveDocumentChanges.ts'
import { beginDeletion, deleteUserData } from '#src/firebase/deletion/deleteUserData.ts'
import { hasBytes } from '#src/firebase/documents/files/fileBytes.ts'
import { reserveFile } from '#src/firebase/documents/files/fileRecords.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'
import {
  addItem,
  change,
  filesOf,
  most,
  recordsOf,
  text,
  usageOf,
  beginWithItemFiles,
} from './itemFiles.ts'
import { newPersonHere } from './people.ts'

beginWithItemFiles()

const still = () => undefined
const { signal } = new AbortController()

it('a person attaches a file, sees it with its document, and deletes it', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  const seen = watch(ada, 'milk')
  await vi.waitFor(() => expect(seen()).toEqual([]), 10_000)
  const shares: number[] = []
  const onProgress = (share: number) => shares.push(share)
  const file = new File(['2 liters'], '../Milk.TXT', { type: 'text/html' })
  expect(await attachFile(ada.uid, 'milk', file, { onProgress })).toBeNull()
  expect(shares.at(-1)).toBe(1)
  await vi.waitFor(() => expect(seen()).toHaveLength(1), 10_000)
  const [stored] = seen() ?? []
  expect(stored).toMatchObject({
    attachedTo: 'milk',
    name: 'Milk.TXT',
    size: 8,
    type: 'text/plain',
    state: 'stored',
  })
  const fileId = stored?.id ?? ''
  expect(await filesOf(ada)).toEqual({ 'Milk.TXT': '2 liters' })
  await deleteAttachedFile(ada.uid, fileId)
  await deleteAttachedFile(ada.uid, fileId)
  await vi.waitFor(() => expect(seen()).toEqual([]), 10_000)
  await expect(readAttachedFile(ada.uid, fileId)).rejects.toMatchObject({
    code: 'storage/object-not-found',
  })
  expect(await usageOf(ada)).toMatchObject({ count: 0, bytes: 0 })
})

it('a file without a document is refused, and takes no place', async () => {
  const { account: ada } = await newPersonHere()
  expect(await attachFile(ada.uid, 'gone', text('milk'))).toBe('no-document')
  expect(await filesOf(ada)).toEqual({})
})

it('a file that isn’t what its name says is refused before it is sent', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  const page = new File(['<script>'], 'milk.png', { type: 'image/png' })
  expect(await attachFile(ada.uid, 'milk', page)).toBe('not-what-it-says')
  expect(await usageOf(ada)).toBeUndefined()
})

it('a canceled upload takes no place', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  const canceling = new AbortController()
  const onProgress = () => canceling.abort()
  const attaching = attachFile(ada.uid, 'milk', text('milk'), {
    signal: canceling.signal,
    onProgress,
  })
  await expect(attaching).rejects.toThrow('aborted')
  expect(await filesOf(ada)).toEqual({})
  expect(await usageOf(ada)).toMatchObject({ count: 0, bytes: 0 })
})

it('a person without room reads it, and uploads that were given up a day ago make room', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  const half = await reserveHalf(ada, 'milk')
  await change(ada, 'usage/files', { bytes: most })
  expect(await attachFile(ada.uid, 'milk', text('milk'))).toBe('full')
  const createdAt = new Date(Date.now() - 2 * 24 * 60 * 60_000)
  await change(ada, `files/${half}`, { createdAt })
  expect(await attachFile(ada.uid, 'milk', text('milk'))).toBeNull()
  expect(await usageOf(ada)).toMatchObject({ count: 1, bytes: most })
})

it('with a document, its files are deleted, but not those of another document with its ID', async () => {
  const { account: ada } = await newPersonHere()
  for (const id of ['milk', 'home']) await addItem(ada, id)
  await setDoc(documentRef(ada, 'lists', 'home'), { name: 'Home' })
  await attachFile(ada.uid, 'milk', text('milk'))
  await attachFile(ada.uid, 'home', text('home'))
  await reserveHalf(ada, 'milk')
  for (const id of ['milk', 'home'])
    await saveDocumentChanges(ada.uid, 'items', [{ type: 'delete', id }], signal)
  expect(await filesOf(ada)).toEqual({ 'home.txt': 'home' })
  expect(await usageOf(ada)).toMatchObject({ count: 1, bytes: 4 })
  expect((await getDocFromServer(documentRef(ada, 'items', 'milk'))).exists()).toBe(false)
})

it('a document that is deleted and added again in one save keeps its files', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  await attachFile(ada.uid, 'milk', text('milk'))
  const fields = { name: 'Milk' }
  const changes = [
    { type: 'delete', id: 'milk' } as const,
    { type: 'add', id: 'milk', fields } as const,
  ]
  await saveDocumentChanges(ada.uid, 'items', changes, signal)
  expect(await filesOf(ada)).toEqual({ 'milk.txt': 'milk' })
  expect((await getDocFromServer(documentRef(ada, 'items', 'milk'))).data()).toMatchObject(fields)
})

it('with the account, its files are deleted', async () => {
  const { account: ada } = await newPersonHere()
  await addItem(ada, 'milk')
  await attachFile(ada.uid, 'milk', text('milk'))
  const [record] = await recordsOf(ada)
  await beginDeletion(ada)
  const deleted: object[] = []
  const onDeleted = (counts: object) => deleted.push(counts)
  await deleteUserData(ada, { signal, onProgress: still, onDeleted })
  expect(deleted).toContainEqual({ files: 1 })
  expect(await recordsOf(ada)).toEqual([])
  expect(record && (await hasBytes(ada, record))).toBe(false)
})

/** A file of which only the record is on the server. */
async function reserveHalf(account: AccountAuth, attachedTo: string): Promise<string> {
  const id = randomUUID()
  await reserveFile(account, { id, attachedTo, name: 'half.txt', size: 4, type: 'text/plain' })
  return id
}

function watch({ uid }: AccountAuth, id: string) {
  let seen: readonly StoredFile[] | null = null
  onTestFinished(watchAttachedFiles(uid, id, (files) => (seen = files)))
  return (): readonly StoredFile[] | null => seen
}
