/** For a tab that no other one hears. */
export const noUpdates = {
  publish: () => undefined,
  notifyThisTab: () => undefined,
  notifyOtherTabs: () => undefined,
  subscribe: () => () => undefined,
}
