import { sharedComputerStore } from './sharedComputerStore.ts'

/**
 * Returns whether other people use this computer. The first page doesn't need this, so it has its
 * own file.
 */
export function isSharedComputer(): boolean {
  return sharedComputerStore.getState().isShared
}
