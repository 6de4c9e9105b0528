import { createStore } from 'zustand/vanilla'

/** Whether a newer build of the app is ready on this device, and a reload shows it. */
export const newBuildStore = createStore<{ isReady: boolean }>(() => ({ isReady: false }))

export function announceNewBuild(): void {
  newBuildStore.setState({ isReady: true })
}
