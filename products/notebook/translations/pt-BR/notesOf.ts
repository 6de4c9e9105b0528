import { formatCount } from '#src/domain/format.ts'

/**
 * A number of notes, inside a sentence. Zero takes the plural, as in common usage, but unlike in
 * `Intl.PluralRules`.
 */
export function notesOf(count: number): string {
  return count === 1 ? '1 nota' : `${formatCount(count)} notas`
}
