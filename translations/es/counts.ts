import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'

/** A number of files, inside a sentence. */
export function filesOf(count: number): string {
  return plural(count, { one: '1 archivo', other: `${formatCount(count)} archivos` })
}
