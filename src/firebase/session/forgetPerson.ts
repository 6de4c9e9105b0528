import { productOnDevice } from '../../storage/productOnDevice.ts'
import { isSharedComputer } from '../../stores/sharedComputerStore.ts'
import { forgetDismissedNotices } from '../../stores/dismissedNoticesStore.ts'
import { forgetAllMethods } from '../../remembered/knownMethods.ts'
import { forgetLastPerson } from '../../remembered/lastPerson.ts'
import { dismissEarlierAccess } from '../../stores/earlierAccessStore.ts'
import { forgetUnsettled } from '../../remembered/unsettledSignIn.ts'

/**
 * Removes what this device remembers about a person besides their data. Never rejects.
 *
 * @returns false if the product's code can't be loaded, and this has to be repeated.
 */
export async function forgetPerson(uid: string): Promise<boolean> {
  forgetAllMethods(uid)
  forgetDismissedNotices(uid)
  dismissEarlierAccess(uid)
  forgetUnsettled(uid)
  forgetLastPerson(uid)
  const device = await productOnDevice()
  device?.forgetSettings(uid)
  return device !== null
}

/** Like `forgetPerson`, at the end of a visit on a shared computer. */
export async function forgetIfShared(uid: string): Promise<void> {
  if (isSharedComputer()) await forgetPerson(uid)
}
