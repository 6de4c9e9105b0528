import { notebookOf } from '../../device/notebooks.ts'
import { day } from '../../domain/trashTime.ts'
import { sweepPictures } from '../pictures/sweepPictures.ts'
import { serverTime } from '../serverTime.ts'
import { isSweepDue, noteSweep } from '../../stores/lastSweepStore.ts'
import { vaultOf, type Vault, demandOwner } from '../vault/vault.ts'
import { getDocsFromServer, limit, query, Timestamp, where } from 'firebase/firestore'
import { listLimit } from '../../domain/note.ts'
import { firestore } from '../firestore.ts'
import { filesOf } from './fileDocument.ts'
import { removeFile } from './removeFile.ts'
import type { StorageReference } from 'firebase/storage'
import { allFiles } from '../vault/readVault.ts'
import { removeObject, slotOf } from './fileBytes.ts'
import { listBytes } from './listBytes.ts'

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

/**
 * Removes what was given up on its way, coming or going: files whose record is not whole and older than a
 * day.
 *
 * @param before the moment a day ago, by the server's clock, in milliseconds since 1970.
 * @param isQueued whether this device is still going to send a file.
 * @returns how many files were removed.
 * @throws the SDK's error.
 */
export async function sweepFiles(
  vault: Vault,
  before: number,
  isQueued: (fileId: string) => boolean,
): Promise<number> {
  const given = query(
    filesOf(vault.uid, firestore(vault.session)),
    where('state', 'in', ['arriving', 'leaving']),
    where('createdAt', '<', Timestamp.fromMillis(before)),
    limit(listLimit),
  )
  const { docs } = await getDocsFromServer(given)
  const ids = docs.map(({ id }) => id).filter((id) => !isQueued(id))
  for (const id of ids) await removeFile(vault, id)
  return ids.length
}

/**
 * Removes the bytes that no record names: the rest of an upload that went on while its record was removed.
 *
 * @returns how many objects were removed.
 * @throws the SDK's error.
 */
export async function removeOrphans(vault: Vault): Promise<number> {
  demandOwner(vault)
  // Records come before bytes: what lies there now and has no record afterwards is not on its way.
  const lying = new Map<string, StorageReference>()
  for await (const objects of listBytes(vault)) {
    for (const object of objects) lying.set(object.fullPath, object)
  }
  if (lying.size === 0) return 0
  for await (const files of allFiles(vault)) {
    for (const file of files) lying.delete(slotOf(vault, file).fullPath)
  }
  for (const object of lying.values()) await removeObject(object)
  return lying.size
}
