export const notFoundText = {
  title: 'Page not found',
  lead: 'There’s nothing at this address.',
} as const
