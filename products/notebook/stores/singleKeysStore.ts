import { createStore } from 'zustand/vanilla'
import { readSafely, writeSafely } from '#src/stores/safeStorage.ts'

const key = 'single-keys'

/**
 * Whether shortcuts of a single key work. Stored on the device if they are off, except on a shared computer.
 */
export const singleKeysStore = createStore<{ areOn: boolean }>(() => ({
  areOn: readSafely(key) !== 'off',
}))

export function setSingleKeys(areOn: boolean): void {
  writeSafely(key, areOn ? null : 'off')
  singleKeysStore.setState({ areOn })
}
