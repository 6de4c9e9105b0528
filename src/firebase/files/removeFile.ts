import { giveSlotBack, type StoredFile } from '../../domain/storedFile.ts'
import { firestore } from '../firestore.ts'
import { type Vault, vaultOf } from '../vault/vault.ts'
import { changeState } from './changeState.ts'
import { countInTurn } from './countInTurn.ts'
import { removeBytes } from './fileBytes.ts'
import { fileOf, fileUsageOf, toFile, usageIn } from './fileDocument.ts'
import { inTurn } from '../../device/locks.ts'
import { removalName, unmarkRemoval } from '../../device/removalMark.ts'

/**
 * Deletes a file for good: nothing shows it any more, then its bytes go, then its record. Stopped
 * anywhere and done again, it goes on.
 *
 * @returns the file that it was; `null` where there was none.
 * @throws the SDK's error.
 */
export async function removeFile(vault: Vault, fileId: string): Promise<StoredFile | null> {
  const leaving = await changeState(vault, fileId, 'leaving')
  if (leaving === null) return null
  await removeBytes(vault, leaving)
  const database = firestore(vault.session)
  const usage = fileUsageOf(vault.uid, database)
  await countInTurn(vault, async (transaction) => {
    const record = fileOf(vault.uid, fileId, database)
    const file = toFile(await transaction.get(record))
    if (!file) return
    const counted = usageIn(await transaction.get(usage))
    transaction.delete(record)
    transaction.set(usage, {
      count: counted.count - 1,
      bytes: counted.bytes - file.size,
      lastId: fileId,
      free: giveSlotBack(counted, file.slot),
    })
  })
  return leaving
}

/**
 * Deletes a file for good, one page after the other, and then the mark that it is to go.
 *
 * @throws the SDK's error; the mark stays then.
 */
export function removeMarked(uid: string, fileId: string): Promise<void> {
  return inTurn(removalName(uid, fileId), async () => {
    await removeFile(vaultOf(uid), fileId)
    await unmarkRemoval(uid, fileId)
  })
}

/**
 * Deletes what there is on the server of a file that was given up; its last bytes may come after its record
 * went.
 *
 * @throws the SDK's error.
 */
export async function removeUnsent(vault: Vault, fileId: string): Promise<void> {
  const file = await removeFile(vault, fileId)
  if (file) await removeBytes(vault, file)
}
