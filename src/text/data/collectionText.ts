/** The state of a product's collection. */
export const collectionText = {
  loading: 'Loading…',
  slow: 'Still trying. Check your connection.',
  offline: 'Your changes will be saved when you’re back online.',
  refused: (names: string) => `The server rejected changes: ${names}.`,
  discard: 'Discard',
  askDiscard: 'Discard unsaved changes?',
  discardLead: (names: string) => `What isn’t saved will be permanently lost: ${names}.`,
  keep: 'Keep',
} as const
