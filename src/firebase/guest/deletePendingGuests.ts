import { deleteUser } from 'firebase/auth'
import type { GuestMove } from '../../domain/guest/guestMove.ts'
import {
  pendingGuestDeletionMachine,
  type DeleteUnconfirmedGuests,
} from '../../machines/guest/pendingGuestDeletionMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { movesTo, movesToOthers } from '../../storage/journals/moveJournal.ts'
import { recordSignOut } from '../../storage/journals/signOutJournal.ts'
import { closeLocalDataInAllTabs } from '../../storage/session/removeLocalData.ts'
import { beginDeletion, deleteUserData } from '../deletion/deleteUserData.ts'
import { isPermanentlyDeleted } from '../documents/deletionFlag.ts'
import type { AccountAuth } from '../sdk/accountAuth.ts'
import { longRunningPort } from '../sdk/toPort.ts'
import { cleanUpDevice } from '../session/end/cleanUpDevice.ts'
import { guestAccountAuth } from './guestSession.ts'
import { removePendingGuest } from './pendingGuest.ts'

/**
 * Deletes the data of guests that hasn't moved to this person, on the server and on this device, so
 * that no one else gets it. Run again, it continues.
 *
 * @param isMeant which of these guests, such as those that the person hasn't confirmed.
 */
export async function deletePendingGuests(
  uid: string,
  signal: AbortSignal,
  isMeant: (move: GuestMove) => boolean = () => true,
): Promise<void> {
  for (const { guestUid } of movesTo(uid).filter(isMeant)) {
    const account = await guestAccountAuth(guestUid)
    if (account !== 'upgraded') {
      if (account !== 'sessionLost') await deleteGuestData(account, signal)
      // Until it is over, no tab writes the guest's data to disk again.
      await recordSignOut(guestUid, { discard: 'all', isOver: false })
      await closeLocalDataInAllTabs(guestUid)
    }
    await removePendingGuest(guestUid)
    await cleanUpDevice()
  }
}

/**
 * Deletes the data of guests whose destination account was deleted on another device, as deleting it here would
 * have. Neither this person nor anyone else is offered it. If that can't be determined now, the next visit tries again.
 */
export async function deleteGuestsOfDeletedAccounts(uid: string): Promise<void> {
  for (const { guestUid, toUid } of movesToOthers(uid)) {
    if (await isPermanentlyDeleted(toUid))
      await deletePendingGuests(
        toUid,
        new AbortController().signal,
        (move) => move.guestUid === guestUid,
      )
  }
}

const deleteUnconfirmedGuests: DeleteUnconfirmedGuests = longRunningPort(
  async ({ uid }: { uid: string }, signal) => {
    await deletePendingGuests(uid, signal, ({ isConfirmed }) => !isConfirmed)
    return { type: 'guest.deleted' as const }
  },
)

export const pendingGuestDeletionLogic = pendingGuestDeletionMachine.provide({
  actors: portsOf({ deleteUnconfirmedGuests }),
})

/** Deleting an old guest account may require a recent sign-in. It then stays, empty. */
async function deleteGuestData(account: AccountAuth, signal: AbortSignal): Promise<void> {
  await beginDeletion(account)
  await deleteUserData(account, { signal, onProgress: () => undefined })
  if (account.auth.currentUser) await deleteUser(account.auth.currentUser).catch(() => null)
}
