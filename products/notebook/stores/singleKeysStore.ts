import { createStore } from 'zustand/vanilla'
import { readQuietly, writeQuietly } from '#src/stores/quietStorage.ts'

const key = 'single-keys'

/**
 * Whether shortcuts of a single key work. Stored on the device if they are off, except on a shared computer.
 */
export const singleKeysStore = createStore<{ areOn: boolean }>(() => ({
  areOn: readQuietly(key) !== 'off',
}))

export function setSingleKeys(areOn: boolean): void {
  writeQuietly(key, areOn ? null : 'off')
  singleKeysStore.setState({ areOn })
}
