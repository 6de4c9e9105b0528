export const notesText = {
  title: 'Notes',
} as const
