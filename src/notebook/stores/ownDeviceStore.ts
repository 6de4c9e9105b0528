import { createStore } from 'zustand/vanilla'
import { readQuietly, writeQuietly } from '../../stores/quietStorage.ts'

/** What a person said when asked whether a device is their own; `null` as long as they have not. */
export type OwnDevice = 'yes' | 'no' | null

const keyOf = (uid: string) => `own-device-${uid}`

/** The answers given since the page was loaded; older ones lie in local storage. */
export const ownDeviceStore = createStore<Record<string, OwnDevice>>(() => ({}))

/** What this person said about this device. */
export function ownDevice(uid: string): OwnDevice {
  const word = readQuietly(keyOf(uid)) ?? ownDeviceStore.getState()[uid]
  return word === 'yes' || word === 'no' ? word : null
}

export function recordOwnDevice(uid: string, answer: OwnDevice): void {
  writeQuietly(keyOf(uid), answer)
  ownDeviceStore.setState({ [uid]: answer })
}
