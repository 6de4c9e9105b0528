/** The trash of the notebook. */
export const trashText = {
  title: 'Trash',
  lead: 'Notes stay here for 30 days, and then go for good.',
  empty: 'The trash is empty.',
  reading: 'Reading the trash…',
  unreachable: 'The trash cannot be read right now. It will show as soon as the server answers.',
  restore: 'Restore',
  restoreNote: (title: string) => `Restore “${title}”`,
  remove: 'Delete for good',
  removeNote: (title: string) => `Delete for good: “${title}”`,
  goesSoon: 'Goes within a day',
  goesIn: (days: number) => `Goes in ${days} days`,
  emptyTrash: 'Empty the trash',
  askOne: (title: string) => `Delete “${title}” for good?`,
  askAll: 'Empty the trash?',
  cannotUndo: 'This cannot be undone.',
  confirmOne: 'Delete for good',
  confirmAll: 'Delete all of them',
  keepOne: 'Keep it',
  keepAll: 'Keep them',
  removing: (count: number) =>
    count === 0
      ? 'Deleting…'
      : count === 1
        ? 'One note deleted so far…'
        : `${count} notes deleted so far…`,
  removed: (count: number) =>
    count === 0
      ? 'Nothing was deleted.'
      : count === 1
        ? 'One note is deleted.'
        : `${count} notes are deleted.`,
  stop: 'Stop',
  leave: 'Leave the rest',
} as const
