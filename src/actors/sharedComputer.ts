import { keepSession } from '../firebase/keepSession.ts'
import { sharedComputerStore } from '../stores/sharedComputerStore.ts'

/** Keeps the next session where the person wants it, from now on. */
export function followSharedComputer(): void {
  sharedComputerStore.subscribe(({ isShared }) => void keepSession(isShared))
}
