import { createStore } from 'zustand/vanilla'
import { deviceArea } from '#src/storage/webStorage/storedRecord.ts'
import { readLocalStorage } from '#src/storage/webStorage/webStorage.ts'

/** The answer to whether this is the person's own device; `null` if they haven't answered. */
type TrustAnswer = 'yes' | 'no' | null

const keyOf = (uid: string) => `trusted-device-${uid}`

/** Answers given since the page was loaded. Local storage has the earlier ones. */
export const trustedDeviceStore = createStore<Record<string, TrustAnswer>>(() => ({}))

/** Returns this person's answer for this device. */
export function trustAnswer(uid: string): TrustAnswer {
  const word = readLocalStorage(keyOf(uid)) ?? trustedDeviceStore.getState()[uid]
  return word === 'yes' || word === 'no' ? word : null
}

export function recordTrustAnswer(uid: string, answer: TrustAnswer): void {
  deviceArea.write(keyOf(uid), answer)
  trustedDeviceStore.setState({ [uid]: answer })
}
