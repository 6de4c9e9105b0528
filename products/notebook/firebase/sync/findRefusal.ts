import { codedError } from '#src/domain/errorCode.ts'
import { isBeingDeleted } from '#src/firebase/documents/deletionFlag.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { planDelivery } from '../../domain/sync/delivery.ts'
import type { OutboxRow, Refusal } from '../../domain/sync/outboxRow.ts'
import { readNote } from '../serverNotes/noteDocument.ts'
import { isNoteLimitReached } from '../serverNotes/quota.ts'

/**
 * Finds out why the rules reject a row.
 *
 * @throws the SDK's error if the server can't be reached; `auth/account-being-deleted` during account
 * deletion, after whose cancellation a retry may succeed.
 */
export async function findRefusal(uid: string, row: OutboxRow): Promise<Refusal> {
  const account = accountAuth(uid)
  const [isDeleting, note, isLimitReached] = await Promise.all([
    isBeingDeleted(account),
    readNote(account, row.noteId),
    isNoteLimitReached(account),
  ])
  if (isDeleting) throw codedError('auth/account-being-deleted', 'The account is being deleted.')
  const { kind } = planDelivery(row, note)
  const isOneMore = kind === 'create' || kind === 'copy'
  return isOneMore && isLimitReached ? 'too-many-notes' : 'not-allowed'
}
