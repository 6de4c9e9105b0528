import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'

/** A number of notes, as a subject or an object. */
export function notesOf(count: number): string {
  if (count === 0) return 'keine Notizen'
  return plural(count, { one: 'eine Notiz', other: `${formatCount(count)} Notizen` })
}

/** A number of files, as a subject or an object. */
export function filesOf(count: number): string {
  if (count === 0) return 'keine Dateien'
  return plural(count, { one: 'eine Datei', other: `${formatCount(count)} Dateien` })
}
