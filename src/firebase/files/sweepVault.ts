import { notebookOf } from '../../device/notebooks.ts'
import { day } from '../../domain/trashTime.ts'
import { sweepPictures } from '../pictures/sweepPictures.ts'
import { serverTime } from '../serverTime.ts'
import { isSweepDue, noteSweep } from '../../stores/lastSweepStore.ts'
import { vaultOf } from '../vault/vault.ts'
import { removeOrphans } from './removeOrphans.ts'
import { sweepFiles } from './sweepFiles.ts'

/**
 * Removes what the person's files left behind more than a day ago, except what this device will send. For
 * bytes that no record names everything is listed, so that is done once a day.
 *
 * @throws the SDK's error.
 */
export async function sweepVault(uid: string): Promise<void> {
  const queued = new Set((await notebookOf(uid).uploads.rows()).map(({ id }) => id))
  const now = await serverTime()
  const before = now - day
  const vault = vaultOf(uid)
  await sweepFiles(vault, before, (fileId) => queued.has(fileId))
  await sweepPictures(vault, before)
  if (!isSweepDue(now)) return
  await removeOrphans(vault)
  noteSweep(now)
}
