/** The language of all text, and of formatting and sorting. */
export const locale = 'en-US'
