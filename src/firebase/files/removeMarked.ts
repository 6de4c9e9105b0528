import { inTurn } from '../../device/locks.ts'
import { removalName } from '../../device/removalNames.ts'
import { unmarkRemoval } from '../../device/removalMark.ts'
import { vaultOf } from '../vault/vault.ts'
import { removeFile } from './removeFile.ts'

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
