/** Words that this language has in common with English, with `#` for numbers. Read by tests only. */
export const sameAsEnglish = ['# notes', 'Image', 'Note', 'Notes'] as const
