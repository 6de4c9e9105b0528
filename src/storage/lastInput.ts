import { readInTab, readSafely, writeInTab, writeSafely } from './webStorage.ts'
import { isSharedComputer, writeUnlessShared } from '../stores/sharedComputerStore.ts'

const key = 'last-input'

/** Returns when the person last used the app in any tab, in milliseconds since 1970; `null` if unknown. */
export function lastInput(uid: string): number | null {
  const [owner, at] = (readInTab(key) ?? readSafely(key))?.split(' ') ?? []
  return owner === uid ? Number(at) : null
}

/** On a shared computer, only this tab remembers it, as it does the session. */
export function recordInput(uid: string): void {
  const input = `${uid} ${Date.now()}`
  writeUnlessShared(key, input)
  writeInTab(key, isSharedComputer() ? input : null)
}

export function forgetInput(): void {
  writeSafely(key, null)
  writeInTab(key, null)
}
