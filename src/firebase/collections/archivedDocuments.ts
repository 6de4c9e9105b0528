import type { OpenedArchive } from '../../domain/data/archive.ts'
import type { ArchiveEntry } from '../../domain/data/archiveManifest.ts'
import type { ImportTally } from '../../domain/data/importTally.ts'
import { isRecord } from '../../domain/data/readManifest.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { ArchiveFault } from '../../storage/data/archive/openArchive.ts'
import { isDenied, runTransactionOnce } from '../documents/runTransaction.ts'
import type { AccountAuth } from '../sdk/accountAuth.ts'
import { fromJson } from './documentJson.ts'
import { documentRef, fieldsFor } from './documents.ts'

type Added = Pick<ImportTally, 'counts' | 'leftOut'> & { entries: readonly ArchiveEntry[] }

/** Adds documents together. If the server rejects one of them, each is added by itself. */
export async function addGroup(
  account: AccountAuth,
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
  account: AccountAuth,
  opened: OpenedArchive,
  entries: readonly ArchiveEntry[],
): Promise<Omit<Added, 'entries'>> {
  const read = await Promise.all(
    entries.map(async (entry) => ({ name: entry.path, ...documentFrom(await opened.read(entry)) })),
  )
  const known = read.filter(({ collection }) => currentProduct().collections.includes(collection))
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
    counts: { added: isNew, existing: documents.length - isNew },
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
export function documentFrom(bytes: Uint8Array): {
  collection: string
  id: string
  fields: string
} {
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
