import { createStore } from 'zustand/vanilla'

const key = 'shared-computer'

/**
 * Whether the person said that others use this computer, too. Kept with the tab, so that it outlives a
 * provider's page; where the browser refuses that, in memory only.
 */
export const sharedComputerStore = createStore<{ isShared: boolean }>(() => ({
  isShared: readFlag(),
}))

/** Keeps what the person chooses from now on with the tab. */
export function keepWithTab(): void {
  sharedComputerStore.subscribe(({ isShared }) => writeFlag(isShared))
}

function readFlag(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function writeFlag(isShared: boolean): void {
  try {
    if (isShared) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    return
  }
}
