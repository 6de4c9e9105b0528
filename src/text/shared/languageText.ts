/** The language selector, below the sign-in page and in the account. */
export const languageText = {
  label: 'Language',
  offline: 'You can change the language when you’re back online.',
} as const
