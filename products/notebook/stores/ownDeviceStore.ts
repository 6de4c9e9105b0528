import { createStore } from 'zustand/vanilla'
import { readSafely } from '#src/storage/webStorage.ts'
import { writeUnlessShared } from '#src/stores/sharedComputerStore.ts'

/** The answer to whether this is the person's own device; `null` if they haven't answered. */
type OwnDevice = 'yes' | 'no' | null

const keyOf = (uid: string) => `own-device-${uid}`

/** Answers given since the page was loaded. Local storage has the earlier ones. */
export const ownDeviceStore = createStore<Record<string, OwnDevice>>(() => ({}))

/** Returns this person's answer for this device. */
export function ownDevice(uid: string): OwnDevice {
  const word = readSafely(keyOf(uid)) ?? ownDeviceStore.getState()[uid]
  return word === 'yes' || word === 'no' ? word : null
}

export function recordOwnDevice(uid: string, answer: OwnDevice): void {
  writeUnlessShared(keyOf(uid), answer)
  ownDeviceStore.setState({ [uid]: answer })
}
