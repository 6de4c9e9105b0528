/** A row that a product shows in the account, too: small, for the list of notes loads it. */
export const accountRowText = {
  actionOn: (action: string, row: string) => `${action}: ${row}`,
} as const
