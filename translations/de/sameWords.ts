/** Words that this language has in common with English, with `#` for numbers. Read by tests only. */
export const sameAsEnglish = [
  'Code',
  'Code: §1',
  'Name',
  'Optional',
  'Passkeys',
  'Support',
  'Zoom',
] as const
