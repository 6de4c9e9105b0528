/** Lists of values to call a text with, by its path, given a count for those that take one. */
export type Samples = Readonly<Record<string, (count: number) => readonly (readonly unknown[])[]>>

/** Texts without letters, so that every letter of a sentence is its own. */
export const one = '§1'
export const two = '§2'
