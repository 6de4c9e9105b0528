/** The language of every sentence, and the way dates, numbers and lists are written and names are sorted. */
export const locale = 'en-US'
