import { sharedComputerStore } from './sharedComputerStore.ts'

/** Whether others use this computer, too. Not asked by the first page, so it stands alone. */
export function isSharedComputer(): boolean {
  return sharedComputerStore.getState().isShared
}
