import { formatCount } from '#src/domain/format.ts'

/**
 * A number of files, inside a sentence. Zero takes the plural, as in common usage, but unlike in
 * `Intl.PluralRules`.
 */
export function filesOf(count: number): string {
  return count === 1 ? '1 arquivo' : `${formatCount(count)} arquivos`
}
