export const notFoundText = {
  title: 'Page not found',
  lead: 'There’s nothing at this address.',
  goHome: 'Go to the home page',
} as const
