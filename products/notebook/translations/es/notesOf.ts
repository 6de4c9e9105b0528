import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'

/** A number of notes, inside a sentence. */
export function notesOf(count: number): string {
  return plural(count, { one: '1 nota', other: `${formatCount(count)} notas` })
}
