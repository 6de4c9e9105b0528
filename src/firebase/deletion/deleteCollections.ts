import { type DocumentReference, doc, getDocFromServer } from 'firebase/firestore'
import type { StorageReference } from 'firebase/storage'
import { answersRef, encryptionKeyRef, sessionsRef } from '../documents/accountDocuments.ts'
import { deleteObjectIfPresent, slotRef } from '../documents/files/fileBytes.ts'
import { fileRef, fileUsageRef } from '../documents/files/fileDocument.ts'
import { listBytes, listFolders } from '../documents/files/listObjects.ts'
import { runTransaction } from '../documents/runTransaction.ts'
import type { AccountAuth } from '../sdk/accountAuth.ts'
import { firestore } from '../sdk/firestore.ts'
import {
  deletionRequest,
  batches,
  forEachConcurrently,
  collectPages,
  type Deletion,
} from './deletionRequests.ts'
import { idsOnServer, type DocumentOnServer } from './idsOnServer.ts'

/**
 * Deletes documents in one transaction, whether or not they exist. It reads nothing and, unlike a
 * batch, leaves nothing in the SDK's queue if it fails.
 *
 * @param documents at most 500, the server's limit.
 */
function deleteTogether(
  account: AccountAuth,
  documents: readonly DocumentReference[],
): Promise<void> {
  return runTransaction(account, (transaction) => {
    for (const document of documents) transaction.delete(document)
    return Promise.resolve()
  })
}

/** Half of the server's limit: long documents also have large index entries. */
const documentBatchSize = 250

export async function deleteDocuments(deletion: Deletion): Promise<void> {
  const { account, onProgress, onDeleted } = deletion
  const database = firestore(account.auth)
  onProgress({ step: 'documents', done: 0, total: null })
  const found: { name: string; documents: DocumentReference[] }[] = []
  for (const name of __PRODUCT_DOCUMENTS__.collections) {
    const documents = await collectPages(deletion, idsOnServer(account, name), ({ id }) =>
      doc(database, 'users', account.uid, name, id),
    )
    found.push({ name, documents })
    onDeleted?.({ [name]: 0 })
  }
  const total = found.reduce((sum, { documents }) => sum + documents.length, 0)
  let done = 0
  onProgress({ step: 'documents', done, total })
  for (const { name, documents } of found) {
    for (const batch of batches(documents, documentBatchSize)) {
      await deletionRequest(deletion, () => deleteTogether(account, batch))
      done += batch.length
      onDeleted?.({ [name]: batch.length })
      onProgress({ step: 'documents', done, total })
    }
  }
}

const fileBatchSize = 100

/** A file, bytes without a record, or an object in a folder of an existing app. */
type Item = { object: StorageReference; record: DocumentOnServer | null }

function unrecorded(object: StorageReference): Item {
  return { object, record: null }
}

/** Deletes all of a person's files, including bytes without a record and objects in an existing app's folders. */
export async function deleteFiles(deletion: Deletion): Promise<void> {
  const { account, onProgress, onDeleted } = deletion
  onProgress({ step: 'files', done: 0, total: null })
  onDeleted?.({ files: 0, bytes: 0 })
  const files = await collectPages(deletion, idsOnServer(account, 'files'), (record): Item => ({
    object: slotRef(account, record),
    record,
  }))
  const stored = await collectPages(deletion, listBytes(account), unrecorded)
  const inFolders = await collectPages(deletion, listFolders(account), unrecorded)
  const known = new Set(files.map(({ object }) => object.fullPath))
  const left = stored.filter(({ object }) => !known.has(object.fullPath))
  const items = [...files, ...left, ...inFolders]
  let done = 0
  const report = () => onProgress({ step: 'files', done, total: items.length })
  report()
  for (const batch of batches(items, fileBatchSize)) {
    await deleteFileBatch(deletion, batch, () => {
      done += 1
      report()
    })
  }
}

/** Deletes records before bytes: Storage deletes no bytes that a record still needs. */
async function deleteFileBatch(
  deletion: Deletion,
  items: readonly Item[],
  onGone: () => void,
): Promise<void> {
  const { account, onDeleted } = deletion
  const recorded = items.flatMap(({ record }) => record ?? [])
  if (recorded.length > 0) {
    const records = recorded.map(({ id }) => fileRef(account, id))
    await deletionRequest(deletion, () => deleteTogether(account, records))
    onDeleted?.({ bytes: recorded.reduce((sum, { size }) => sum + size, 0) })
  }
  let gone = 0
  try {
    await forEachConcurrently(items, async ({ object }) => {
      await deletionRequest(deletion, () => deleteObjectIfPresent(object))
      gone += 1
      onGone()
    })
  } finally {
    onDeleted?.({ files: gone })
  }
}

/**
 * Deletes an account's own documents: counters, the device encryption key, the list of sessions, and the profile.
 *
 * @returns whether the server has none of it left.
 */
export async function deleteAccountDocuments(deletion: Deletion): Promise<boolean> {
  const { account, onProgress } = deletion
  const last = accountDocuments(deletion)
  onProgress({ step: 'accountDocuments', done: 0, total: null })
  await deletionRequest(deletion, () => deleteTogether(account, last))
  for (const document of last) {
    if ((await deletionRequest(deletion, () => getDocFromServer(document))).exists()) return false
  }
  return true
}

function accountDocuments({ account }: Deletion) {
  const { uid, auth } = account
  const database = firestore(auth)
  return [
    ...__PRODUCT_DOCUMENTS__.counters.map((name) => doc(database, 'users', uid, 'usage', name)),
    fileUsageRef(account),
    encryptionKeyRef(account),
    sessionsRef(account),
    answersRef(account),
  ]
}
