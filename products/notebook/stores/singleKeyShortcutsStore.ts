import { createStore } from 'zustand/vanilla'
import { deviceArea } from '#src/storage/webStorage/storedRecord.ts'
import { readLocalStorage } from '#src/storage/webStorage/webStorage.ts'

const key = 'single-keys'

/**
 * Whether single-key shortcuts work. Stored on the device if they are off, except on a shared computer.
 */
export const singleKeyShortcutsStore = createStore<{ isOn: boolean }>(() => ({
  isOn: readLocalStorage(key) !== 'off',
}))

export function setSingleKeyShortcuts(isOn: boolean): void {
  deviceArea.write(key, isOn ? null : 'off')
  singleKeyShortcutsStore.setState({ isOn })
}
