import { fileKind, isFileEntry, type FileEntry } from '../../domain/data/archivedFile.ts'
import { isObjectEntry, objectKind, type ObjectEntry } from '../../domain/data/archivedObject.ts'
import {
  entrySizeLimit,
  type ArchiveEntry,
  type MissingItem,
} from '../../domain/data/archiveManifest.ts'
import { emptyTally, withEntry, type ImportTally } from '../../domain/data/importTally.ts'
import { addCounts, totalOf, type ItemCounts } from '../../domain/data/itemCounts.ts'
import { fileSizeLimit } from '../../domain/files/fileLimits.ts'
import type { ProductArchive } from '../../product/contract.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { addGroup, documentFrom } from './archivedDocuments.ts'
import { toJson } from './documentJson.ts'
import { allDocuments, countItems, splitForTransactions } from './documents.ts'
import { fileRestorer, packFiles } from './files/archiveFiles.ts'
import { packFolders, restoreObject } from './folders/archiveFolders.ts'

const kind = 'document'

/** The largest document of Firestore has 1 MiB, and timestamps are several times as long in JSON. */
const sizeLimit = 16 * 1_048_576

/** Exports and imports the documents of the product's collections, each as one file of JSON, and then their files. */
export const defaultArchive: ProductArchive = {
  countForExport: (uid) => countItems(accountAuth(uid)),
  pack: async ({ user, archive: entries }, { signal, onProgress }) => {
    const account = accountAuth(user.uid)
    const total = totalOf(await countItems(account))
    let counts: ItemCounts = {}
    const count = (step: string) => {
      counts = addCounts(counts, { [step]: 1 })
      const done = totalOf(counts)
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
    let missing: readonly MissingItem[] = []
    if (currentProduct().files.length > 0) {
      missing = await packFiles(account, entries, {
        signal,
        onPacked: () => count('files'),
      })
    }
    if (__PRODUCT_FOLDERS__.length > 0) {
      missing = await packFolders(account, entries, {
        documents: counts,
        signal,
        onPacked: () => count('files'),
      })
    }
    return { counts, missing }
  },
  refusalOf: (entries) => {
    if (!entries.every((entry) => entry.kind === kind || isStoredFile(entry))) return 'damaged'
    return entries.some((entry) => entry.size > limitOf(entry)) ? 'too-large' : null
  },
  readEntry: (entry, bytes) => ({
    [isStoredFile(entry) ? 'files' : documentFrom(bytes).collection]: 1,
  }),
  restore: async ({ user, archive: opened }, { signal, onProgress }) => {
    const totalBytes = opened.entries.reduce((sum, { size }) => sum + size, 0)
    let tally: ImportTally = { ...emptyTally, counts: { added: 0, existing: 0 }, totalBytes }
    const documents = opened.entries.filter((entry) => !isStoredFile(entry))
    const account = accountAuth(user.uid)
    for (const group of splitForTransactions(documents, ({ size }) => size)) {
      for (const { entries, ...change } of await addGroup(account, opened, group, signal)) {
        tally = {
          counts: addCounts(tally.counts, change.counts),
          leftOut: [...tally.leftOut, ...change.leftOut],
          bytes: entries.reduce((sum, { size }) => sum + size, tally.bytes),
          totalBytes,
        }
      }
      onProgress(tally)
    }
    const restoreFile = fileRestorer(user, opened, signal)
    for (const entry of opened.entries.filter(isStoredFile)) {
      signal.throwIfAborted()
      const outcome = isObjectEntry(entry)
        ? __PRODUCT_FOLDERS__.length > 0 && (await restoreObject(account, opened, entry, signal))
        : currentProduct().files.length > 0 && (await restoreFile(entry))
      if (outcome === 'full') return { overQuotaOf: 'files', tally }
      const name = isObjectEntry(entry) ? entry.object : entry.name
      tally = withEntry(tally, { name, size: entry.size }, outcome || 'unknown')
      onProgress(tally)
    }
    return { overQuotaOf: null, tally }
  },
}

/** Whether an entry is a file of a document, or an object of an existing app, which has no others. */
function isStoredFile(entry: ArchiveEntry): entry is FileEntry | ObjectEntry {
  return isFileEntry(entry) || isObjectEntry(entry)
}

function limitOf(entry: ArchiveEntry): number {
  if (entry.kind === objectKind) return entrySizeLimit(objectKind)
  return entry.kind === fileKind ? fileSizeLimit : sizeLimit
}
