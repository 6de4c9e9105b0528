import { cutAt } from '#src/domain/graphemes.ts'
import { plainText } from './markdown/plainText.ts'
import type { NoteContent } from './note.ts'

const longest = 120

/** The title shown for a note in a list, and the remaining text for its excerpt. Both may be empty. */
export function headlineOf({ title, body }: NoteContent): { title: string; rest: string } {
  if (title.trim() !== '') return { title: title.trim(), rest: body }
  const text = body.trimStart()
  const end = text.search(/\n|$/)
  const length = Math.min(end, longest)
  const line = cutAt(text, length) || text.slice(0, length)
  return { title: (plainText(line).trim() || line).trim(), rest: text.slice(line.length) }
}

/** A note's title for use in a sentence; `null` if it is empty. */
export function titleOf(content: NoteContent): string | null {
  return headlineOf(content).title || null
}
