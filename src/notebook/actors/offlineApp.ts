import { keepAppOffline } from '../../device/offlineApp.ts'
import { ownDevice, ownDeviceStore } from '../stores/ownDeviceStore.ts'
import { sharedComputerStore } from '../../stores/sharedComputerStore.ts'

/**
 * Lets the app open without a network where the person calls the device their own, also where visitors
 * do not get that. Nothing takes it back: what is kept are the app's public files.
 *
 * @returns ends it.
 */
export function followOwnDevice(uid: string): () => void {
  if (import.meta.env.DEV) return () => undefined
  const follow = () => {
    const { isShared } = sharedComputerStore.getState()
    if (ownDevice(uid) === 'yes' && !isShared) void keepAppOffline()
  }
  follow()
  return ownDeviceStore.subscribe(follow)
}
