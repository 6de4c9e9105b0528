/** Text in the prerendered HTML; not part of the bundle. */
export const prerenderedText = {
  loadFailed: 'This page didn’t finish loading. Check your connection, then reload it.',
  reload: 'Reload page',
} as const
