import { createStore } from 'zustand/vanilla'

/** Whether the person said that others use this computer, too. Kept in memory only. */
export const sharedComputerStore = createStore<{ isShared: boolean }>(() => ({ isShared: false }))
