import { getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { listLimit } from '../../../domain/files/fileLimits.ts'
import type { AccountAuth } from '../../sdk/accountAuth.ts'
import { filesCollection, fileIn } from './fileDocument.ts'
import { deleteFile } from './fileRecords.ts'

/**
 * Deletes files whose upload or deletion was interrupted: they take the place of others.
 *
 * @param before deletes only files created before this, in milliseconds since 1970, by the server's clock.
 * @param isQueued whether this device will still send the file.
 * @returns how many files were deleted.
 */
export async function deleteUnfinished(
  account: AccountAuth,
  before: number,
  isQueued: (fileId: string) => boolean = () => false,
): Promise<number> {
  const unfinished = where('state', 'in', ['uploading', 'deleting'])
  const { docs } = await getDocsFromServer(
    query(filesCollection(account), unfinished, limit(listLimit)),
  )
  const abandoned = docs
    .map(fileIn)
    .filter(({ id, createdAt }) => createdAt < before && !isQueued(id))
  for (const { id } of abandoned) await deleteFile(account, id)
  return abandoned.length
}
