import { doc, getDocFromServer } from 'firebase/firestore'
import { fileUsageOf } from '../../files/fileDocument.ts'
import { firestore } from '../../firestore.ts'
import { usageOf } from '../../notes/noteDocument.ts'
import type { Vault } from '../vault.ts'
import { deleteTogether } from './deleteTogether.ts'
import { ask, type Wipe } from './wipe.ts'

/**
 * Deletes the counters, and the key of what lies on the person's devices.
 *
 * @returns whether the server has none of it any more.
 * @throws as `ask` does.
 */
export async function wipeCounters(wipe: Wipe): Promise<boolean> {
  const { vault, onProgress } = wipe
  const last = lastOf(vault)
  onProgress({ step: 'counters', done: 0, total: null })
  await ask(wipe, () => deleteTogether(vault, last))
  for (const document of last) {
    if ((await ask(wipe, () => getDocFromServer(document))).exists()) return false
  }
  return true
}

function lastOf({ uid, session }: Vault) {
  const database = firestore(session)
  return [
    usageOf(uid, database),
    fileUsageOf(uid, database),
    doc(database, 'users', uid, 'keys', 'outbox'),
  ]
}
