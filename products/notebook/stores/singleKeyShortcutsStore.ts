import { createStore } from 'zustand/vanilla'
import { deviceArea } from '#src/storage/webStorage/storedRecord.ts'
import { readLocalStorage } from '#src/storage/webStorage/webStorage.ts'

const key = 'single-keys'

/**
 * Whether single-key shortcuts work. Stored on the device if they are off, except on a shared computer.
 */
export const singleKeyShortcutsStore = createStore<{ areOn: boolean }>(() => ({
  areOn: readLocalStorage(key) !== 'off',
}))

export function setSingleKeyShortcuts(areOn: boolean): void {
  deviceArea.write(key, areOn ? null : 'off')
  singleKeyShortcutsStore.setState({ areOn })
}
