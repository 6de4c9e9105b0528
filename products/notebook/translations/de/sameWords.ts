/** Words that this language has in common with English, with `#` for numbers. Read by tests only. */
export const sameAsEnglish = ['Text'] as const

/** Nouns whose plural is the same. */
export const sameInPlural = ['Treffer', 'Zeichen'] as const
