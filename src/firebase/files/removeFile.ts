import { firestore } from '../firestore.ts'
import type { Vault } from '../vault/vault.ts'
import { changeState } from './changeState.ts'
import { countInTurn } from './countInTurn.ts'
import { removeBytes } from './fileBytes.ts'
import { fileOf, fileUsageOf, toFile, usageIn } from './fileDocument.ts'

/**
 * Deletes a file for good: nothing shows it any more, then its bytes go, then its record. Stopped
 * anywhere and done again, it goes on.
 *
 * @throws the SDK's error.
 */
export async function removeFile(vault: Vault, fileId: string): Promise<void> {
  if ((await changeState(vault, fileId, 'leaving')) === null) return
  await removeBytes(vault, fileId)
  const database = firestore(vault.session)
  const usage = fileUsageOf(vault.uid, database)
  await countInTurn(vault, async (transaction) => {
    const record = fileOf(vault.uid, fileId, database)
    const file = toFile(await transaction.get(record))
    if (!file) return
    const { count, bytes } = usageIn(await transaction.get(usage))
    transaction.delete(record)
    transaction.set(usage, { count: count - 1, bytes: bytes - file.size, lastId: fileId })
  })
}
