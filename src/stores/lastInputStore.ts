import { readQuietly, writeQuietly } from './quietStorage.ts'
import { sharedComputerStore } from './sharedComputerStore.ts'
import { readInTab, writeInTab } from './tabStorage.ts'

const key = 'last-input'

/** Returns when the person last used the app in any tab, in milliseconds since 1970; `null` if unknown. */
export function lastInput(uid: string): number | null {
  const [owner, at] = (readInTab(key) ?? readQuietly(key))?.split(' ') ?? []
  return owner === uid ? Number(at) : null
}

/** On a shared computer, only this tab remembers it, as it does the session. */
export function recordInput(uid: string): void {
  const input = `${uid} ${Date.now()}`
  writeQuietly(key, input)
  writeInTab(key, sharedComputerStore.getState().isShared ? input : null)
}

export function forgetInput(): void {
  writeQuietly(key, null)
  writeInTab(key, null)
}
