import { grouped } from '../../domain/format.ts'

/** A number of notes, for use inside a sentence. */
export function notesOf(count: number): string {
  return count === 1 ? 'one note' : `${count === 0 ? 'no' : grouped(count)} notes`
}
