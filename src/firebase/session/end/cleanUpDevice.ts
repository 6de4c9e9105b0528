import { signOut as endSdkSession } from 'firebase/auth'
import { mayBeDeleted, type SessionEndReason } from '../../../domain/session/sessionEndReason.ts'
import { loadProductLocalData } from '../../../product/currentProduct.ts'
import { forgetRegistered } from '../../../storage/devices/registeredSession.ts'
import { usersOnDisk } from '../../../storage/encrypted/storageNames.ts'
import { readJournal } from '../../../storage/journals/journal.ts'
import { isPendingGuest } from '../../../storage/journals/moveJournal.ts'
import {
  signOutOf,
  recordSignOut,
  forgetDataHere,
  usersWithDataHere,
} from '../../../storage/journals/signOutJournal.ts'
import { forgetPendingProof } from '../../../storage/security/emailProof.ts'
import { forgetAllMethods } from '../../../storage/security/knownMethods.ts'
import { forgetInput } from '../../../storage/session/lastInput.ts'
import { removeLocalData, removeLocalDataIfGone } from '../../../storage/session/removeLocalData.ts'
import { forgetLastUser } from '../../../storage/signIn/lastUser.ts'
import { forgetDismissedNotices } from '../../../stores/dismissedNoticesStore.ts'
import { dismissEarlierAccess } from '../../../stores/earlierAccessStore.ts'
import { isSharedComputer } from '../../../stores/sharedComputerStore.ts'
import { auth } from '../../sdk/app.ts'

/**
 * Removes the data of people who are no longer signed in, and finishes an interrupted sign-out.
 * Never rejects. The next start retries what fails.
 *
 * @param deleted people whose accounts no longer exist. Their edits are removed regardless of the journal.
 */
export async function cleanUpDevice(deleted: readonly string[] = []): Promise<void> {
  await readJournal()
  for (const uid of deleted) await forgetUser(uid)
  for (const uid of new Set([...deleted, ...usersWithDataHere()])) {
    await cleanUpUser(uid, deleted.includes(uid)).catch(() => null)
  }
}

/**
 * Like `cleanUpDevice`, after a session that ended by itself. If the reason doesn't tell
 * whether the account still exists, the deletion flag does.
 *
 * @param lastUid the account of the session; absent if this tab doesn't know it. Then it wasn't a pending guest's.
 * @returns whether the account no longer exists.
 */
export async function cleanUpAfterSessionEnd(
  endReason: SessionEndReason | null,
  lastUid?: string,
): Promise<boolean> {
  forgetRegistered()
  forgetInput()
  await readJournal()
  const uids = lastUid ? [lastUid] : usersWithDataHere().filter((uid) => !isPendingGuest(uid))
  const deleted = await deletedAccounts(endReason, uids)
  await cleanUpDevice(deleted)
  // Without stored data, there is no journal entry of a sign-out.
  if (lastUid && endReason === null && isSharedComputer()) void forgetProductMemory(lastUid)
  return deleted.length > 0
}

/** Removes edits of people whose accounts were deleted after they had signed out on this device. */
export async function cleanUpDeletedUsers(): Promise<void> {
  const absent = (await usersOnDisk()).filter(
    (uid) => uid !== auth().currentUser?.uid && !isPendingGuest(uid),
  )
  await cleanUpDevice(await deletedAmong(absent))
}

/**
 * If several people's data is on this device, Firebase's response doesn't tell whose account was
 * deleted.
 */
async function deletedAccounts(
  endReason: SessionEndReason | null,
  uids: readonly string[],
): Promise<readonly string[]> {
  if (endReason === 'deletedElsewhere' && uids.length === 1) return uids
  return endReason === 'deletedElsewhere' || mayBeDeleted(endReason) ? deletedAmong(uids) : []
}

async function deletedAmong(uids: readonly string[]): Promise<readonly string[]> {
  if (uids.length === 0) return []
  const module = await import('../../documents/deletionFlag.ts').catch(() => null)
  if (!module) return []
  const areDeleted = await Promise.all(uids.map(module.isPermanentlyDeleted))
  return uids.filter((_, index) => areDeleted[index])
}

async function cleanUpUser(uid: string, isDeleted: boolean): Promise<void> {
  const entry = signOutOf(uid)
  const isSignedIn = () => auth().currentUser?.uid === uid
  if (!entry && (isSignedIn() || isPendingGuest(uid))) return
  const discard = isDeleted ? 'all' : (entry?.discard ?? [])
  const isRemoved = await (entry ? removeLocalData : removeLocalDataIfGone)(uid, discard)
  if (entry && !entry.isOver && isSignedIn()) await endSdkSession(auth())
  const isDone = isRemoved && (discard !== 'all' || (await forgetUser(uid)))
  if (isDone) await forgetDataHere(uid)
  // Someone who signs in again must be able to stay, even if the disk still refuses.
  else if (entry || isRemoved) await recordSignOut(uid, { discard, isOver: true })
  // After a session that ended by itself, what the disk refused stays in memory for its person. Not
  // awaited: the product's code may have to load first, and no one is reported until this returns.
  if (isRemoved && entry && !isSignedIn()) void forgetProductMemory(uid)
}

async function forgetProductMemory(uid: string): Promise<void> {
  const localData = await loadProductLocalData()
  localData?.forgetMemory(uid)
}

/**
 * Removes what this device remembers about a person besides their data. Never rejects.
 *
 * @returns false if the product's code can't be loaded, and this has to be repeated.
 */
export async function forgetUser(uid: string): Promise<boolean> {
  forgetAllMethods(uid)
  forgetDismissedNotices(uid)
  dismissEarlierAccess(uid)
  forgetPendingProof(uid)
  forgetLastUser(uid)
  const localData = await loadProductLocalData()
  localData?.removeSettings(uid)
  return localData !== null
}

/** Like `forgetUser`, at the end of a visit on a shared computer. */
export async function forgetIfShared(uid: string): Promise<void> {
  if (isSharedComputer()) await forgetUser(uid)
}
