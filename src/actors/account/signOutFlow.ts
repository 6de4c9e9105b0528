import { fromCallback, type EventObject } from 'xstate'
import type { ProductDevice } from '../../contract.ts'
import type { Port } from '../../machines/ports.ts'
import { signOutMachine } from '../../machines/signOutMachine.ts'
import { product } from '../../product.ts'
import { wipeDevice } from './wipeDevice.ts'

/** Signing out, wired to what the product keeps on this device. */
export const signOutFlow = signOutMachine.provide({
  actors: {
    watchOthers: fromCallback(ofProduct((device) => device.watchOthers)),
    watchWords: fromCallback(ofProduct((device) => device.watchUnsaved)),
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
