import type { EventObject } from 'xstate'
import { withTimeout } from '../domain/withTimeout.ts'
import { signOutMachine, type RemoveLocalData } from '../machines/session/signOutMachine.ts'
import { portsOf, type Port } from '../machines/shared/ports.ts'
import type { ProductLocalData } from '../product/contract.ts'
import { loadProductLocalData, currentProduct } from '../product/currentProduct.ts'
import { isPendingGuest } from '../storage/journals/moveJournal.ts'
import { recordSignOut } from '../storage/journals/signOutJournal.ts'
import { closeLocalDataInAllTabs, removeLocalData } from '../storage/session/removeLocalData.ts'
import { forgetIfShared } from './session/end/cleanUpDevice.ts'

const unregisterTimeoutMs = 2_000

/**
 * Removes a person's data from this device. The journal entry comes first, so that the next start
 * finishes if the tab is closed early.
 */
export const removeDataInAllTabs: RemoveLocalData = ({ input: { uid, discard }, sendBack }) => {
  const remove = async () => {
    await recordSignOut(uid, { discard, isOver: false })
    const unregistering = withTimeout(unregisterTimeoutMs, unregister(uid)).catch(() => null)
    const localData = await loadProductLocalData()
    // If this fails, `removeLocalData` still deletes the items by ID.
    await localData?.discard(uid, discard).catch(() => null)
    await unregistering
    await closeLocalDataInAllTabs(uid)
    await removeLocalData(uid, discard)
    await forgetIfShared(uid)
    if (isPendingGuest(uid)) await removePendingGuest(uid)
    sendBack({ type: 'localData.removed' })
  }
  void remove()
}

/** Without this code or the network, the device stays listed. */
async function unregister(uid: string): Promise<void> {
  const { unregisterSession } = await import('./devices/registerSession.ts')
  await unregisterSession(uid)
}

/** Releases a guest who signs out and deletes their data. */
async function removePendingGuest(uid: string): Promise<void> {
  const module = await import('./guest/pendingGuest.ts').catch(() => null)
  await module?.removePendingGuest(uid)
}

/** Signs out, with the product's data on this device. */
export const signOutLogic = signOutMachine.provide({
  actors: portsOf({
    watchOtherTabs: productPort((localData) => localData.watchOtherTabs),
    saveAndWatchUnsaved: productPort((localData) => localData.saveAndWatchUnsaved),
    removeLocalData: removeDataInAllTabs,
  }),
})

/**
 * A port of the product, which starts when its code has loaded. If it can't be loaded, nothing is
 * reported, so that no one is signed out without being asked.
 */
function productPort<Sent extends EventObject, Input>(
  portOf: (localData: ProductLocalData) => Port<Sent, Input>,
): Port<Sent, Input> {
  return (port) => {
    let isStopped = false
    let stop: (() => void) | void
    const start = async () => {
      const localData = await currentProduct().localData()
      if (!isStopped) stop = portOf(localData)(port)
    }
    start().catch(() => null)
    return () => {
      isStopped = true
      stop?.()
    }
  }
}
