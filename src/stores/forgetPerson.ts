import { isSharedComputer } from './isSharedComputer.ts'
import { forgetAllWays } from './knownWaysStore.ts'
import { noteLastWay } from './lastWayStore.ts'
import { forgetSweep } from './lastSweepStore.ts'
import { noteOwnDevice } from './ownDeviceStore.ts'

/** Takes away what this device remembers of somebody besides their notes. */
export function forgetPerson(uid: string): void {
  forgetAllWays(uid)
  noteOwnDevice(uid, null)
  noteLastWay(null)
  forgetSweep()
}

/** The same at the end of a visit, on a computer that others use, too. */
export function forgetIfShared(uid: string): void {
  if (isSharedComputer()) forgetPerson(uid)
}
