import { createStore } from 'zustand/vanilla'
import { readSafely } from '#src/storage/webStorage.ts'
import { writeUnlessShared } from '#src/stores/sharedComputerStore.ts'

const key = 'single-keys'

/**
 * Whether single-key shortcuts work. Stored on the device if they are off, except on a shared computer.
 */
export const singleKeysStore = createStore<{ areOn: boolean }>(() => ({
  areOn: readSafely(key) !== 'off',
}))

export function setSingleKeys(areOn: boolean): void {
  writeUnlessShared(key, areOn ? null : 'off')
  singleKeysStore.setState({ areOn })
}
