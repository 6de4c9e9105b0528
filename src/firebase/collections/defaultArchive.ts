import type { OpenedArchive } from '../../domain/data/archive.ts'
import { fileKind, isFileEntry } from '../../domain/data/archivedFile.ts'
import type { ArchiveEntry, MissingThing } from '../../domain/data/archiveManifest.ts'
import { fileSizeLimit } from '../../domain/data/fileLimits.ts'
import { added, sumOf, type ItemCounts } from '../../domain/data/itemCounts.ts'
import { emptyTally, type ImportTally } from '../../domain/data/importTally.ts'
import { isRecord } from '../../domain/data/readManifest.ts'
import type { ProductArchive } from '../../product/contract.ts'
import { product } from '../../product/current.ts'
import { ArchiveFault } from '../../storage/archive/openArchive.ts'
import { isDenied, runTransactionOnce } from '../data/runTransaction.ts'
import { accountSession, type AccountSession } from '../data/accountSession.ts'
import { fromJson, toJson } from './documentJson.ts'
import {
  allDocuments,
  countItems,
  documentRef,
  fieldsFor,
  splitForTransactions,
} from './documents.ts'

const kind = 'document'

/** The largest document of Firestore has 1 MiB, and timestamps are several times as long in JSON. */
const sizeLimit = 16 * 1_048_576

/** Exports and imports the documents of the product's collections, each as one file of JSON, and then their files. */
export const defaultArchive: ProductArchive = {
  countForExport: (uid) => countItems(accountSession(uid)),
  pack: async ({ user, archive: entries }, { signal, onProgress }) => {
    const account = accountSession(user.uid)
    const total = sumOf(await countItems(account))
    let counts: ItemCounts = {}
    const count = (step: string) => {
      counts = added(counts, { [step]: 1 })
      const done = sumOf(counts)
      onProgress({ step, done, total: Math.max(done, total) })
    }
    for await (const page of allDocuments(account)) {
      for (const { collection, id, fields } of page) {
        signal.throwIfAborted()
        // An ID may contain what no file name can.
        const path = `${collection}/${(counts[collection] ?? 0) + 1}.json`
        const text = `{"collection":${JSON.stringify(collection)},"id":${JSON.stringify(id)},"fields":${toJson(fields)}}`
        await entries.add(path, text, { kind, type: 'application/json' })
        count(collection)
      }
    }
    let missing: readonly MissingThing[] = []
    if (product().files.length > 0) {
      const { packFiles } = await import('./files/archiveFiles.ts')
      missing = await packFiles(account, entries, {
        signal,
        onPacked: () => count('files'),
      })
    }
    return { counts, missing }
  },
  refusalOf: (entries) => {
    if (!entries.every((entry) => entry.kind === kind || isFileEntry(entry))) return 'damaged'
    return entries.some((entry) => entry.size > limitOf(entry)) ? 'too-large' : null
  },
  readEntry: (entry, bytes) => ({
    [isFileEntry(entry) ? 'files' : documentFrom(bytes).collection]: 1,
  }),
  restore: async ({ user, archive: opened }, options) => {
    const { signal, onProgress } = options
    const bytesInAll = opened.entries.reduce((sum, { size }) => sum + size, 0)
    let tally: ImportTally = { ...emptyTally, counts: { added: 0, there: 0 }, bytesInAll }
    const files = opened.entries.filter(isFileEntry)
    const documents = opened.entries.filter((entry) => !isFileEntry(entry))
    const account = accountSession(user.uid)
    for (const group of splitForTransactions(documents, ({ size }) => size)) {
      for (const { entries, ...change } of await addGroup(account, opened, group, signal)) {
        tally = {
          counts: added(tally.counts, change.counts),
          leftOut: [...tally.leftOut, ...change.leftOut],
          bytes: entries.reduce((sum, { size }) => sum + size, tally.bytes),
          bytesInAll,
        }
      }
      onProgress(tally)
    }
    if (product().files.length === 0) {
      const unknown = files.map(({ name }) => ({ name, why: 'unknown' }))
      const leftOut = [...tally.leftOut, ...unknown]
      tally = { ...tally, leftOut, bytes: bytesInAll }
      onProgress(tally)
    } else if (files.length > 0) {
      const { restoreFiles } = await import('./files/archiveFiles.ts')
      return restoreFiles({ user, opened, files, before: tally }, options)
    }
    return { fullOf: null, tally }
  },
}

function limitOf(entry: ArchiveEntry): number {
  return entry.kind === fileKind ? fileSizeLimit : sizeLimit
}

type Added = Pick<ImportTally, 'counts' | 'leftOut'> & { entries: readonly ArchiveEntry[] }

/** Adds documents together. If the server rejects one of them, each is added by itself. */
async function addGroup(
  account: AccountSession,
  opened: OpenedArchive,
  entries: readonly ArchiveEntry[],
  signal: AbortSignal,
): Promise<readonly Added[]> {
  signal.throwIfAborted()
  try {
    return [{ entries, ...(await addMissing(account, opened, entries)) }]
  } catch (error) {
    if (!isDenied(error)) throw error
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
  account: AccountSession,
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
    if (!isRecord(json)) throw new TypeError('This isn’t a document.')
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
