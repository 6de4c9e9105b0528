import type { User } from '../../domain/session/user.ts'
import { assignMoves, moveOf, movesToOthers } from '../../storage/journals/moveJournal.ts'
import { deleteGuestsOfDeletedAccounts } from './deletePendingGuests.ts'
import { recordMissingGuests, removeOwnPendingGuest } from './pendingGuest.ts'

/**
 * Resolves what guests left on this device, after someone has signed in: the person is asked about it, or it is
 * removed or deleted. What fails is tried again at the next visit.
 */
export function resolvePendingGuests(user: User): void {
  assignMoves(user)
  for (const work of [removeOwn, deleteIfAccountDeleted, recordMissing])
    work(user).catch(() => null)
}

/**
 * Removes the person's own pending session. They are still signed in, as a guest or after an
 * upgrade, so their data doesn't move.
 */
async function removeOwn({ uid }: User): Promise<void> {
  if (!moveOf(uid)) return
  await removeOwnPendingGuest(uid)
}

/** Deletes data of guests whose destination account was deleted. */
async function deleteIfAccountDeleted({ uid, isAnonymous }: User): Promise<void> {
  if (isAnonymous || movesToOthers(uid).length === 0) return
  await deleteGuestsOfDeletedAccounts(uid)
}

/** Looks for pending guests that the journal doesn't list. */
async function recordMissing(user: User): Promise<void> {
  await recordMissingGuests()
  assignMoves(user)
}
