/** Labels of every account row, apart from the account's other texts: a product's first page may have a row. */
export const accountRowText = {
  actionOn: (action: string, row: string) => `${action}: ${row}`,
  none: 'None',
} as const
