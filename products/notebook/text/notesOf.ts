import { formatCount } from '#src/domain/format.ts'

/** A number of notes, for use inside a sentence. */
export function notesOf(count: number): string {
  if (count === 0) return 'no notes'
  return count === 1 ? 'one note' : `${formatCount(count)} notes`
}
