import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'

/** A number of notes, including none, where the verb needs no `ne`. */
export function notesOf(count: number): string {
  if (count === 0) return 'aucune note'
  return plural(count, { one: 'une note', other: `${formatCount(count)} notes` })
}

/** A number of files, including none, where the verb needs no `ne`. */
export function filesOf(count: number): string {
  if (count === 0) return 'aucun fichier'
  return plural(count, { one: 'un fichier', other: `${formatCount(count)} fichiers` })
}
