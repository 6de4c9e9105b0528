/**
 * Labels for account rows that products may also use. Kept separate so that a product's first page can import it
 * cheaply.
 */
export const accountRowText = {
  actionOn: (action: string, row: string) => `${action}: ${row}`,
  none: 'None',
} as const
