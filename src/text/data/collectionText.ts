/** The state of a product's collection. */
export const collectionText = {
  loading: 'Loading…',
  slow: 'Still trying. Check your connection.',
  offline: 'Your changes will be saved when you’re back online.',
  refused: (names: string) => `These changes couldn’t be saved: ${names}.`,
  discard: 'Discard',
  askDiscard: 'Discard unsaved changes?',
  discardLead: (names: string) => `These unsaved changes will be permanently lost: ${names}.`,
  keep: 'Keep',
} as const
