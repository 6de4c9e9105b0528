import { dropOfflineApp, keepAppOffline } from '../../device/offlineApp.ts'
import { ownDevice, ownDeviceStore } from '../stores/ownDeviceStore.ts'
import { sharedComputerStore } from '../../stores/sharedComputerStore.ts'

/**
 * Lets the app open without a network where the person calls the device their own, and takes that back
 * when they do not any more. While they have not said either, nothing changes.
 *
 * @returns ends it; what is kept then stays.
 */
export function followOwnDevice(uid: string): () => void {
  if (import.meta.env.DEV) return () => undefined
  const follow = () => {
    const answer = ownDevice(uid)
    const { isShared } = sharedComputerStore.getState()
    if (answer === 'yes' && !isShared) void keepAppOffline()
    if (answer === 'no') void dropOfflineApp()
  }
  follow()
  return ownDeviceStore.subscribe(follow)
}
