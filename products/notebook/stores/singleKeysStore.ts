import { createStore } from 'zustand/vanilla'
import { onDevice } from '#src/storage/webStorage/storedRecord.ts'
import { readLocalStorage } from '#src/storage/webStorage/webStorage.ts'

const key = 'single-keys'

/**
 * Whether single-key shortcuts work. Stored on the device if they are off, except on a shared computer.
 */
export const singleKeysStore = createStore<{ areOn: boolean }>(() => ({
  areOn: readLocalStorage(key) !== 'off',
}))

export function setSingleKeys(areOn: boolean): void {
  onDevice.write(key, areOn ? null : 'off')
  singleKeysStore.setState({ areOn })
}
