export const passwordText = {
  show: 'Show password',
  hide: 'Hide password',
} as const
