/** What the HTML says before any code, which needs no byte of it. */
export const paintedText = {
  codeMissing: 'This page didn’t finish loading. Check your connection, then reload it.',
  reload: 'Reload page',
} as const
