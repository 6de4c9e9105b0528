import { notebookOf } from '../../device/notebooks.ts'
import { day } from '../../domain/trashTime.ts'
import { sweepPictures } from '../pictures/sweepPictures.ts'
import { serverTime } from '../serverTime.ts'
import { vaultOf } from '../vault/vault.ts'
import { sweepFiles } from './sweepFiles.ts'

/**
 * Removes what the person's files left behind more than a day ago, except what this device will send.
 *
 * @throws the SDK's error.
 */
export async function sweepVault(uid: string): Promise<void> {
  const queued = new Set((await notebookOf(uid).uploads.rows()).map(({ id }) => id))
  const before = (await serverTime()) - day
  const vault = vaultOf(uid)
  await sweepFiles(vault, before, (fileId) => queued.has(fileId))
  await sweepPictures(vault, before)
}
