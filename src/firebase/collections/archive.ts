import type { OpenedArchive } from '../../domain/data/archive.ts'
import type { ArchiveEntry } from '../../domain/data/archiveManifest.ts'
import { added, sumOf, type ItemCounts } from '../../domain/data/itemCounts.ts'
import { emptyTally, type ImportTally } from '../../domain/data/importTally.ts'
import { isRecord } from '../../domain/data/readManifest.ts'
import type { ProductArchive } from '../../product/contract.ts'
import { product } from '../../product/current.ts'
import { ArchiveFault } from '../../storage/archive/openArchive.ts'
import { isRejected, runTransactionOnce } from '../data/runTransaction.ts'
import { accountRef, type AccountRef } from '../data/accountRef.ts'
import { fromJson, toJson } from './documentJson.ts'
import {
  allDocuments,
  countDocuments,
  documentRef,
  fieldsFor,
  splitForTransactions,
} from './documents.ts'

const kind = 'document'

/** The largest document of Firestore has 1 MiB, and timestamps are several times as long in JSON. */
const sizeLimit = 16 * 1_048_576

/** Exports and imports the documents of the product's collections, each as one file of JSON. */
export const archive: ProductArchive = {
  countItems: (uid) => countDocuments(accountRef(uid)),
  pack: async ({ uid }, entries, signal, onProgress) => {
    const account = accountRef(uid)
    const total = sumOf(await countDocuments(account))
    let counts: ItemCounts = {}
    for await (const page of allDocuments(account)) {
      for (const { collection, id, fields } of page) {
        signal.throwIfAborted()
        counts = added(counts, { [collection]: 1 })
        // An ID may contain what no file name can.
        const path = `${collection}/${counts[collection]}.json`
        const text = `{"collection":${JSON.stringify(collection)},"id":${JSON.stringify(id)},"fields":${toJson(fields)}}`
        await entries.add(path, text, { kind, type: 'application/json' })
        const done = sumOf(counts)
        onProgress({ step: collection, done, total: Math.max(done, total) })
      }
    }
    return { counts, missing: [] }
  },
  refusalOf: (entries) => {
    if (!entries.every((entry) => entry.kind === kind)) return 'damaged'
    return entries.some(({ size }) => size > sizeLimit) ? 'too-large' : null
  },
  readEntry: (_, bytes) => ({ [documentFrom(bytes).collection]: 1 }),
  restore: async ({ uid }, _, opened, signal, onProgress) => {
    const bytesInAll = opened.entries.reduce((sum, { size }) => sum + size, 0)
    let tally: ImportTally = { ...emptyTally, counts: { added: 0, there: 0 }, bytesInAll }
    for (const group of splitForTransactions(opened.entries, ({ size }) => size)) {
      for (const { entries, ...change } of await addGroup(accountRef(uid), opened, group, signal)) {
        tally = {
          counts: added(tally.counts, change.counts),
          leftOut: [...tally.leftOut, ...change.leftOut],
          bytes: entries.reduce((sum, { size }) => sum + size, tally.bytes),
          bytesInAll,
        }
      }
      onProgress(tally)
    }
    return { fullOf: null, tally }
  },
}

type Added = Pick<ImportTally, 'counts' | 'leftOut'> & { entries: readonly ArchiveEntry[] }

/** Adds documents together. If the server rejects one of them, each is added by itself. */
async function addGroup(
  account: AccountRef,
  opened: OpenedArchive,
  entries: readonly ArchiveEntry[],
  signal: AbortSignal,
): Promise<readonly Added[]> {
  signal.throwIfAborted()
  try {
    return [{ entries, ...(await addMissing(account, opened, entries)) }]
  } catch (error) {
    if (!isRejected(error)) throw error
  }
  const [first] = entries
  if (first && entries.length === 1) {
    return [{ entries, counts: {}, leftOut: [{ name: first.path, why: 'not-allowed' }] }]
  }
  const each: Added[] = []
  for (const entry of entries) each.push(...(await addGroup(account, opened, [entry], signal)))
  return each
}

async function addMissing(
  account: AccountRef,
  opened: OpenedArchive,
  entries: readonly ArchiveEntry[],
): Promise<Omit<Added, 'entries'>> {
  const read = await Promise.all(
    entries.map(async (entry) => ({ name: entry.path, ...documentFrom(await opened.read(entry)) })),
  )
  const known = read.filter(({ collection }) => product().collections.includes(collection))
  const { userId } = opened.manifest
  const documents = known.map(({ collection, id, fields }) => ({
    ref: documentRef(account, collection, id),
    fields: fieldsFor(account, userId, fields),
  }))
  const isNew = await runTransactionOnce(account, async (transaction) => {
    const found = await Promise.all(documents.map(({ ref }) => transaction.get(ref)))
    const missing = documents.filter((_, index) => !found[index]?.exists())
    for (const { ref, fields } of missing) transaction.set(ref, fields)
    return missing.length
  })
  return {
    counts: { added: isNew, there: documents.length - isNew },
    leftOut: read
      .filter((each) => !known.includes(each))
      .map(({ name }) => ({ name, why: 'unknown' })),
  }
}

/**
 * The document in an entry; its fields as text.
 *
 * @throws `ArchiveFault` if there is none.
 */
function documentFrom(bytes: Uint8Array): { collection: string; id: string; fields: string } {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isRecord(json)) throw new TypeError('This is no document.')
    const { collection, id, fields } = json
    const text = JSON.stringify(fields)
    fromJson(text, () => null)
    if (isName(collection) && isName(id)) return { collection, id, fields: text }
  } catch {
    // The entry isn't one that `pack` has written.
  }
  throw new ArchiveFault('damaged')
}

/** Whether Firestore allows this as an ID, which leads to no other place. */
function isName(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= 1_500 && !/^(|\.\.?|__.*__|.*\/.*)$/s.test(value)
  )
}
