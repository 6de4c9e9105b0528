export const listText = {
  title: 'List',
  label: 'New item',
  missing: 'Write what to add.',
  add: 'Add',
  reading: 'One moment…',
  empty: 'Nothing on your list yet.',
  tryAgain: 'Try again',
  remove: 'Delete',
  removeItem: (item: string) => `Delete ${item}`,
} as const
