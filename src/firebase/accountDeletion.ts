import { deleteUser, revokeAccessToken } from 'firebase/auth'
import type { ItemCounts } from '../domain/data/itemCounts.ts'
import { hasCode } from '../domain/errorCode.ts'
import { measurePace } from '../domain/timeLeft.ts'
import { withTimeout } from '../domain/withTimeout.ts'
import type {
  DeletionInput,
  CheckSignInAge,
  DeleteAccount,
  SignInAge,
  RevokeTokens,
  StopChanges,
  DeleteData,
  DeleteDataEvent,
  DeletionProgressEvent,
} from '../machines/deletion/deletionEvents.ts'
import { deletionMachine } from '../machines/deletion/deletionMachine.ts'
import { loaderMachineFor, type LoadValue } from '../machines/shared/loaderMachine.ts'
import { portsOf } from '../machines/shared/ports.ts'
import { loadProductLocalData, currentProduct } from '../product/currentProduct.ts'
import { accountDeletionLockName } from '../storage/encrypted/storageNames.ts'
import { recordSignOut, clearSignOut } from '../storage/journals/signOutJournal.ts'
import { withLock } from '../storage/locks/locks.ts'
import { removeLocalData } from '../storage/session/removeLocalData.ts'
import { broadcastToTabs } from '../storage/tabs/otherTabs.ts'
import {
  startReceipt,
  recordDeleted,
  recordAccountDeleted,
  recordStepDone,
} from '../stores/deletionStore.ts'
import { beginDeletion, deleteUserData } from './deletion/deleteUserData.ts'
import { cancelDeletion, watchDeletionFlag } from './deletion/unfinishedDeletion.ts'
import { deletePendingGuests } from './guest/deletePendingGuests.ts'
import { accountAuth, requireSignedIn } from './sdk/accountAuth.ts'
import { auth } from './sdk/app.ts'
import { currentUser, signedInUid } from './sdk/currentUser.ts'
import { reportEvent } from './sdk/reportEvent.ts'
import { longRunningPort, toPort } from './sdk/toPort.ts'
import { forgetUser } from './session/end/cleanUpDevice.ts'
import {
  maxSignInAge,
  recentSignInCode,
  requireRecentSignIn,
} from './session/recentSignIn/recentSignIn.ts'
import { sessionMemory } from './session/sessionMemory.ts'

const countProductItems: LoadValue<ItemCounts, DeletionInput> = toPort(
  async ({ query: { uid } }) => {
    const countItems = await currentProduct().countItems()
    return { type: 'value.loaded' as const, value: await countItems(accountAuth(uid)) }
  },
)

export const itemCountsLogic = loaderMachineFor<ItemCounts, DeletionInput>().provide({
  actors: portsOf({ load: countProductItems }),
})

const draftsTimeoutMs = 5_000
const revocationTimeoutMs = 10_000

export const checkSignInAge: CheckSignInAge = toPort<SignInAge, DeletionInput>(async ({ uid }) => {
  requireSignedIn(accountAuth(uid))
  try {
    await requireRecentSignIn(currentUser(), maxSignInAge.confirmed)
    return { type: 'signIn.recent' }
  } catch (error) {
    if (hasCode(error, recentSignInCode)) return { type: 'signIn.old' }
    throw error
  }
})

/** Unsaved changes stay on this device until the account is deleted. */
const stopChanges: StopChanges = toPort(async ({ uid }: DeletionInput) => {
  startReceipt(uid)
  await withLock(accountDeletionLockName(uid), () => beginDeletion(accountAuth(uid)))
  const saveDrafts = async () => (await currentProduct().localData()).saveDrafts(uid)
  await withTimeout(draftsTimeoutMs, saveDrafts()).catch(() => null)
  return { type: 'changes.stopped' as const }
})

export const deleteData: DeleteData = longRunningPort<DeleteDataEvent, DeletionInput>(
  async ({ uid }, signal, report) => {
    try {
      await deleteOwn(uid, signal, report)
    } catch (error) {
      if (!hasCode(error, 'gatehouse/deletion-canceled')) throw error
      return { type: 'deletion.canceledElsewhere' }
    }
    // Even if the next step is interrupted, the person's own data is gone, so the deletion can't be
    // canceled anymore.
    await deletePendingGuests(uid, signal)
    return { type: 'data.deleted' }
  },
)

async function deleteOwn(
  uid: string,
  signal: AbortSignal,
  report: (event: DeletionProgressEvent) => void,
): Promise<void> {
  const timeLeft = measurePace()
  await deleteUserData(accountAuth(uid), {
    signal,
    onProgress: (progress) =>
      report({ type: 'deletion.progress', progress, timeLeft: timeLeft(progress) }),
    onDeleted: recordDeleted,
    onStep: (step) => {
      recordStepDone(step)
      if (step === 'locking') report({ type: 'flag.final' })
    },
  })
}

/** Apple requires that its tokens be revoked. The SDK supports this for Apple only. */
const revokeTokens: RevokeTokens = ({ input: { uid }, sendBack }) => {
  const revoke = async () => {
    const { appleToken } = sessionMemory(uid)
    const isRevocable = appleToken !== null && uid === signedInUid()
    const revoking = isRevocable ? revokeAccessToken(auth(), appleToken) : Promise.resolve()
    await withTimeout(revocationTimeoutMs, revoking).catch(() => null)
    sendBack({ type: 'tokens.revoked' })
  }
  void revoke()
}

/**
 * Deletes the account, and then its data on this device. The journal is written first, so that the
 * next start finishes if the tab is closed in between.
 */
export const deleteAccount: DeleteAccount = toPort<never, DeletionInput>(async ({ uid }) => {
  requireSignedIn(accountAuth(uid))
  const localData = await loadProductLocalData()
  await recordSignOut(uid, { discard: 'all', isOver: true })
  await deleteUser(currentUser()).catch(async (error: unknown) => {
    await clearSignOut(uid)
    throw error
  })
  recordAccountDeleted()
  reportEvent({ name: 'account_deleted' })
  // Other tabs close their storage before they hear that the session is over.
  const removing = localData?.removeAll(uid)
  broadcastToTabs({ type: 'signedOut', uid })
  await removing
  await removeLocalData(uid, 'all')
  await forgetUser(uid)
})

export const deletionLogic = deletionMachine.provide({
  actors: portsOf({
    watchDeletionFlag,
    checkSignInAge,
    stopChanges,
    deleteData,
    revokeTokens,
    deleteAccount,
    cancelDeletion,
  }),
})
