import { createStore } from 'zustand/vanilla'
import { deviceArea } from '#src/storage/webStorage/storedRecord.ts'
import { readLocalStorage } from '#src/storage/webStorage/webStorage.ts'

const key = 'single-keys'

/**
 * Whether single-key shortcuts work. Stored on the device if they are off, except on a shared computer.
 */
export const singleKeyShortcutsStore = createStore<{ areSingleKeyShortcutsOn: boolean }>(() => ({
  areSingleKeyShortcutsOn: readLocalStorage(key) !== 'off',
}))

export function setSingleKeys(areSingleKeyShortcutsOn: boolean): void {
  deviceArea.write(key, areSingleKeyShortcutsOn ? null : 'off')
  singleKeyShortcutsStore.setState({ areSingleKeyShortcutsOn })
}
