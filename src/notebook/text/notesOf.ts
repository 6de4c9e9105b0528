import { grouped } from '../../text/countText.ts'

/** So many notes, inside a sentence. */
export function notesOf(count: number): string {
  return count === 1 ? 'one note' : `${count === 0 ? 'no' : grouped(count)} notes`
}
