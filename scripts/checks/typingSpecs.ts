/**
 * The browser tests of what people type, in `products/notebook/tests/e2e`. They aren't retried, because text that
 * is lost once in a while is lost, and `npm test -- slow` runs them on a slow machine.
 */
export const typingSpecs = [
  'kills',
  'lostAnswers',
  'markdown',
  'offlineWork',
  'refusedWords',
  'signOutTyped',
  'storageGone',
  'twoDevices',
  'twoTabsOfNotes',
  'typing',
  'writing',
]
