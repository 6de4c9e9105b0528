import { removeBytes } from '../../files/fileBytes.ts'
import { fileOf } from '../../files/fileDocument.ts'
import { listBytes } from '../../files/listBytes.ts'
import { firestore } from '../../firestore.ts'
import { deleteTogether } from './deleteTogether.ts'
import { gather } from './gather.ts'
import { idsOnServer } from './idsOnServer.ts'
import { inParts } from './inParts.ts'
import { someAtOnce } from './someAtOnce.ts'
import { ask, inTime, type Wipe } from './wipe.ts'

const filesAtATime = 100

/**
 * Deletes all files of a person: those that have a record, and bytes that have none.
 *
 * @throws as `ask` does.
 */
export async function wipeFiles(wipe: Wipe): Promise<void> {
  const { vault, onProgress } = wipe
  onProgress({ step: 'files', done: 0, total: null })
  const records = await gather(
    wipe,
    idsOnServer(vault, 'files'),
    ({ id, size }) => [id, size] as const,
  )
  const stored = await gather(wipe, listBytes(vault), (id) => id)
  const sizes = new Map(records)
  const ids = [...new Set([...sizes.keys(), ...stored])]
  let done = 0
  const report = () => onProgress({ step: 'files', done, total: ids.length })
  report()
  for (const part of inParts(ids, filesAtATime)) {
    await removeFiles(wipe, part, sizes, () => {
      done += 1
      report()
    })
  }
}

/** A file that has lost its bytes loses its record, even when the work is stopped: it cannot be opened any more. */
async function removeFiles(
  wipe: Wipe,
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
  onGone: () => void,
): Promise<void> {
  const { vault, onDeleted } = wipe
  const database = firestore(vault.session)
  const gone: string[] = []
  try {
    await someAtOnce(ids, async (id) => {
      await ask(wipe, () => removeBytes(vault, id))
      gone.push(id)
      onGone()
    })
  } finally {
    const recorded = gone.filter((id) => sizes.has(id))
    const records = recorded.map((id) => fileOf(vault.uid, id, database))
    if (records.length > 0) await inTime(vault, () => deleteTogether(vault, records))
    const bytes = recorded.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
    onDeleted?.({ files: gone.length, bytes })
  }
}
