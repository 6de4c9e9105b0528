import { getDocsFromServer, limit, query, Timestamp, where } from 'firebase/firestore'
import { listLimit } from '../../domain/noteLimits.ts'
import { firestore } from '../firestore.ts'
import type { Vault } from '../vault/vault.ts'
import { filesOf } from './fileDocument.ts'
import { removeFile } from './removeFile.ts'

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
