import type { StorageReference } from 'firebase/storage'
import { removeObject, slotOf } from '../../files/fileBytes.ts'
import { fileOf } from '../../files/fileDocument.ts'
import { listBytes } from '../../files/listBytes.ts'
import { firestore } from '../../firestore.ts'
import { deleteTogether } from './deleteTogether.ts'
import { gather } from './gather.ts'
import { idsOnServer, type Found } from './idsOnServer.ts'
import { inParts } from './inParts.ts'
import { someAtOnce } from './someAtOnce.ts'
import { ask, inTime, type Wipe } from './wipe.ts'

const filesAtATime = 100

/** What is to go: a file, or bytes without a record. */
type Item = { object: StorageReference; record: Found | null }

/**
 * Deletes all files of a person: those that have a record, and bytes that have none.
 *
 * @throws as `ask` does.
 */
export async function wipeFiles(wipe: Wipe): Promise<void> {
  const { vault, onProgress } = wipe
  onProgress({ step: 'files', done: 0, total: null })
  const files = await gather(wipe, idsOnServer(vault, 'files'), (record): Item => ({
    object: slotOf(vault, record),
    record,
  }))
  const stored = await gather(wipe, listBytes(vault), (object): Item => ({ object, record: null }))
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
  const { vault, onDeleted } = wipe
  const database = firestore(vault.session)
  const gone: Item[] = []
  try {
    await someAtOnce(items, async (item) => {
      await ask(wipe, () => removeObject(item.object))
      gone.push(item)
      onGone()
    })
  } finally {
    const recorded = gone.flatMap(({ record }) => record ?? [])
    const records = recorded.map(({ id }) => fileOf(vault.uid, id, database))
    if (records.length > 0) await inTime(vault, () => deleteTogether(vault, records))
    const bytes = recorded.reduce((sum, { size }) => sum + size, 0)
    onDeleted?.({ files: gone.length, bytes })
  }
}
