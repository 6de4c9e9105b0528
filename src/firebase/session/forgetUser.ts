import { productOnDevice } from '../../storage/productOnDevice.ts'
import { isSharedComputer } from '../../stores/sharedComputerStore.ts'
import { forgetDismissedNotices } from '../../stores/dismissedNoticesStore.ts'
import { forgetAllMethods } from '../../remembered/knownMethods.ts'
import { forgetLastUser } from '../../remembered/lastUser.ts'
import { dismissEarlierAccess } from '../../stores/earlierAccessStore.ts'
import { forgetUnsettled } from '../../remembered/unsettledSignIn.ts'

/**
 * Removes what this device remembers about a person besides their data. Never rejects.
 *
 * @returns false if the product's code can't be loaded, and this has to be repeated.
 */
export async function forgetUser(uid: string): Promise<boolean> {
  forgetAllMethods(uid)
  forgetDismissedNotices(uid)
  dismissEarlierAccess(uid)
  forgetUnsettled(uid)
  forgetLastUser(uid)
  const device = await productOnDevice()
  device?.deleteSettings(uid)
  return device !== null
}

/** Like `forgetUser`, at the end of a visit on a shared computer. */
export async function forgetIfShared(uid: string): Promise<void> {
  if (isSharedComputer()) await forgetUser(uid)
}
