import { keepSession } from '../firebase/keepSession.ts'
import { sharedComputerStore } from '../stores/sharedComputerStore.ts'

/** Keeps the next session where the person wants it, from now on. */
export function followSharedComputer(): void {
  const { isShared } = sharedComputerStore.getState()
  if (isShared) void keepSession(isShared)
  sharedComputerStore.subscribe((chosen) => void keepSession(chosen.isShared))
}
