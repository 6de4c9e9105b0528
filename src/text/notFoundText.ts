export const notFoundText = {
  title: 'Page not found',
  lead: 'There is nothing at this address.',
  goHome: 'Go to home',
} as const
