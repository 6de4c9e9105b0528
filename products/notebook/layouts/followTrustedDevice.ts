import { registerServiceWorker } from '#src/startup/code/registerServiceWorker.ts'
import { trustedDevice, trustedDeviceStore } from '../stores/trustedDeviceStore.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'

/**
 * Makes the app work offline once the person says that the device is their own, even if visitors don't get
 * that. It is never undone: only public files are stored.
 *
 * @returns a function that stops it.
 */
export function followTrustedDevice(uid: string): () => void {
  if (import.meta.env.DEV) return () => undefined
  const follow = () => {
    const { isShared } = sharedComputerStore.getState()
    if (trustedDevice(uid) === 'yes' && !isShared) void registerServiceWorker()
  }
  follow()
  return trustedDeviceStore.subscribe(follow)
}
