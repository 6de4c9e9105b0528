import { isSharedComputer } from './isSharedComputer.ts'
import { forgetAllMethods } from './knownMethodsStore.ts'
import { recordLastMethod } from './lastMethodStore.ts'
import { forgetSweep } from '../notebook/stores/lastSweepStore.ts'
import { recordOwnDevice } from '../notebook/stores/ownDeviceStore.ts'

/** Takes away what this device remembers of somebody besides their notes. */
export function forgetPerson(uid: string): void {
  forgetAllMethods(uid)
  recordOwnDevice(uid, null)
  recordLastMethod(null)
  forgetSweep()
}

/** The same at the end of a visit, on a computer that others use, too. */
export function forgetIfShared(uid: string): void {
  if (isSharedComputer()) forgetPerson(uid)
}
