import { fromCallback, type EventObject } from 'xstate'
import type { ProductDevice } from '../../contract.ts'
import { closeEverywhere, removeLocalData } from '../../device/deviceCleanup.ts'
import { isMoving } from '../../device/moveJournal.ts'
import { productOnDevice } from '../../device/productOnDevice.ts'
import { recordSignOut } from '../../device/signOutJournal.ts'
import { forgetIfShared } from '../../firebase/wipe/forgetPerson.ts'
import type { Port } from '../../machines/ports.ts'
import { signOutMachine, type WipeDevice } from '../../machines/signOutMachine.ts'
import { product } from '../../product.ts'

/**
 * Takes what a person keeps here off this device. Once the journal entry is written, the next start finishes
 * this should this page end first.
 */
export const wipeDevice: WipeDevice = ({ input: { uid, discard }, sendBack }) => {
  const wipe = async () => {
    await recordSignOut(uid, { discard, isOver: false })
    const device = await productOnDevice()
    // What this leaves on the disk goes by its ids with the rest.
    await device?.discard(uid, discard).catch(() => null)
    await closeEverywhere(uid)
    await removeLocalData(uid, discard)
    await forgetIfShared(uid)
    if (isMoving(uid)) await releaseParked(uid)
    sendBack({ type: 'wiping.done' })
  }
  void wipe()
}

/** A guest who deletes their account is not waited for. */
async function releaseParked(uid: string): Promise<void> {
  const part = await import('../../firebase/guest/parkGuest.ts').catch(() => null)
  await part?.dropParked(uid)
}

/** Signing out, wired to what the product keeps on this device. */
export const signOutFlow = signOutMachine.provide({
  actors: {
    watchOthers: fromCallback(ofProduct((device) => device.watchOthers)),
    watchUnsaved: fromCallback(ofProduct((device) => device.watchUnsaved)),
    wipeDevice: fromCallback(wipeDevice),
  },
})

/** A port of the product, once its code is here. Without it nothing is reported, so that nobody is signed out unasked. */
function ofProduct<Sent extends EventObject, Input>(
  portOf: (device: ProductDevice) => Port<Sent, Input>,
): Port<Sent, Input> {
  return (scope) => {
    let isStopped = false
    let stop: (() => void) | void
    const start = async () => {
      const device = await product.device()
      if (!isStopped) stop = portOf(device)(scope)
    }
    start().catch(() => null)
    return () => {
      isStopped = true
      stop?.()
    }
  }
}
