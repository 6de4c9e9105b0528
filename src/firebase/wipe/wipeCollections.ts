import { type DocumentReference, doc, getDocFromServer } from 'firebase/firestore'
import { transactIn } from '../userData/transact.ts'
import type { UserData } from '../userData/userData.ts'
import { firestore } from '../firestore.ts'
import {
  gather,
  idsOnServer,
  inParts,
  ask,
  type Wipe,
  type Found,
  someAtOnce,
  inTime,
} from './idsOnServer.ts'
import type { StorageReference } from 'firebase/storage'
import { removeObject, slotOf } from '../files/fileBytes.ts'
import { fileOf, fileUsageOf } from '../files/fileDocument.ts'
import { listBytes } from '../files/listBytes.ts'

/**
 * Deletes documents in one step, whether they are there or not. It reads nothing, and unlike a batch it
 * leaves nothing in the SDK's queue when it fails.
 *
 * @param documents at most 500, as the server takes no more at a time.
 * @throws the SDK's error.
 */
export function deleteTogether(
  userData: UserData,
  documents: readonly DocumentReference[],
): Promise<void> {
  return transactIn(userData, (transaction) => {
    for (const document of documents) transaction.delete(document)
    return Promise.resolve()
  })
}

/** Half of what the server takes: long documents weigh in its index, too. */
const documentsAtATime = 250

/**
 * Deletes all documents of the product.
 *
 * @throws as `ask` does.
 */
export async function wipeDocuments(wipe: Wipe): Promise<void> {
  const { userData, data, onProgress, onDeleted } = wipe
  const database = firestore(userData.session)
  onProgress({ step: 'notes', done: 0, total: null })
  const documents: DocumentReference[] = []
  for (const name of data.collections) {
    const ids = await gather(wipe, idsOnServer(userData, name), ({ id }) => id)
    documents.push(...ids.map((id) => doc(database, 'users', userData.uid, name, id)))
  }
  let done = 0
  onProgress({ step: 'notes', done, total: documents.length })
  for (const part of inParts(documents, documentsAtATime)) {
    await ask(wipe, () => deleteTogether(userData, part))
    done += part.length
    onDeleted?.({ notes: part.length })
    onProgress({ step: 'notes', done, total: documents.length })
  }
}

const filesAtATime = 100

/** What is to go: a file, or bytes without a record. */
type Item = { object: StorageReference; record: Found | null }

/**
 * Deletes all files of a person: those that have a record, and bytes that have none.
 *
 * @throws as `ask` does.
 */
export async function wipeFiles(wipe: Wipe): Promise<void> {
  const { userData, onProgress } = wipe
  onProgress({ step: 'files', done: 0, total: null })
  const files = await gather(wipe, idsOnServer(userData, 'files'), (record): Item => ({
    object: slotOf(userData, record),
    record,
  }))
  const stored = await gather(wipe, listBytes(userData), (object): Item => ({
    object,
    record: null,
  }))
  const taken = new Set(files.map(({ object }) => object.fullPath))
  const items = [...files, ...stored.filter(({ object }) => !taken.has(object.fullPath))]
  let done = 0
  const report = () => onProgress({ step: 'files', done, total: items.length })
  report()
  for (const part of inParts(items, filesAtATime)) {
    await removeFiles(wipe, part, () => {
      done += 1
      report()
    })
  }
}

/** A file that has lost its bytes loses its record, even when the work is stopped: it cannot be opened any more. */
async function removeFiles(wipe: Wipe, items: readonly Item[], onGone: () => void): Promise<void> {
  const { userData, onDeleted } = wipe
  const database = firestore(userData.session)
  const gone: Item[] = []
  try {
    await someAtOnce(items, async (item) => {
      await ask(wipe, () => removeObject(item.object))
      gone.push(item)
      onGone()
    })
  } finally {
    const recorded = gone.flatMap(({ record }) => record ?? [])
    const records = recorded.map(({ id }) => fileOf(userData.uid, id, database))
    if (records.length > 0) await inTime(userData, () => deleteTogether(userData, records))
    const bytes = recorded.reduce((sum, { size }) => sum + size, 0)
    onDeleted?.({ files: gone.length, bytes })
  }
}

/**
 * Deletes the counters, and the key of what lies on the person's devices.
 *
 * @returns whether the server has none of it any more.
 * @throws as `ask` does.
 */
export async function wipeCounters(wipe: Wipe): Promise<boolean> {
  const { userData, onProgress } = wipe
  const last = lastOf(wipe)
  onProgress({ step: 'counters', done: 0, total: null })
  await ask(wipe, () => deleteTogether(userData, last))
  for (const document of last) {
    if ((await ask(wipe, () => getDocFromServer(document))).exists()) return false
  }
  return true
}

function lastOf({ userData: { uid, session }, data }: Wipe) {
  const database = firestore(session)
  return [
    ...data.counters.map((name) => doc(database, 'users', uid, 'usage', name)),
    fileUsageOf(uid, database),
    doc(database, 'users', uid, 'keys', 'outbox'),
  ]
}
