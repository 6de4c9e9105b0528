import { getDocFromServer } from 'firebase/firestore'
import { codedError } from '../../../domain/errorCode.ts'
import { fileQuotaFor, isWithinQuota } from '../../../domain/files/fileQuota.ts'
import { deleteUnfinished } from '../../documents/files/deleteUnfinished.ts'
import { fileUsageRef, readRecord, usageIn } from '../../documents/files/fileDocument.ts'
import { deleteCanceledUpload } from '../../documents/files/fileRecords.ts'
import {
  putOrReplace,
  type FileWithBytes,
  type UploadOptions,
} from '../../documents/files/putFile.ts'
import { isDenied } from '../../documents/runTransaction.ts'
import { signedInUser, type AccountAuth } from '../../sdk/accountAuth.ts'
import { currentUser, tokenIssuedAt } from '../../sdk/currentUser.ts'
import { collectionsWith } from './documentFiles.ts'

/** `full`: the person's quota is reached. `no-document`: what it is attached to doesn't exist. */
export type StoreOutcome = 'stored' | 'full' | 'no-document'

type NewAttachedFile = FileWithBytes & { attachedTo: string }

/** Stores a file with a document. Safe to repeat: a file that is stored already is left as it is. */
export async function storeFile(
  account: AccountAuth,
  file: NewAttachedFile,
  options: UploadOptions,
): Promise<StoreOutcome> {
  try {
    if (await putOrReplace(account, file, options)) return 'stored'
    throw codedError('unavailable', 'The file was deleted on another device.')
  } catch (error) {
    const why = isDenied(error) ? await whyDenied(account, file) : null
    if (why === null) throw error
    // Its document may have been deleted during the upload.
    if (why === 'no-document') {
      await deleteCanceledUpload(account, file.id)
      return why
    }
    const dayAgo = (await tokenIssuedAt(currentUser(account.auth))) - 24 * 60 * 60_000
    if ((await deleteUnfinished(account, dayAgo)) === 0) return why
  }
  return storeFile(account, file, options)
}

/** Why the rules denied a file; `null` if neither its document nor the quota is the reason. */
async function whyDenied(
  account: AccountAuth,
  { id, attachedTo, size }: NewAttachedFile,
): Promise<Exclude<StoreOutcome, 'stored'> | null> {
  if ((await collectionsWith(account, attachedTo)).length === 0) return 'no-document'
  const [record, usage] = await Promise.all([
    readRecord(account, id),
    getDocFromServer(fileUsageRef(account)),
  ])
  const hasRoom = isWithinQuota(usageIn(usage), fileQuotaFor(signedInUser(account)), size)
  return record || hasRoom ? null : 'full'
}
