export const listText = {
  title: 'List',
  label: 'New item',
  missing: 'Write something first.',
  add: 'Add',
  empty: 'Nothing on your list yet.',
  edit: 'Edit',
  editItem: (item: string) => `Edit ${item}`,
  item: 'Item',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteItem: (item: string) => `Delete ${item}`,
} as const
