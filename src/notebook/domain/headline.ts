import type { NoteContent } from './note.ts'
import { plainText } from './plainText.ts'

const longest = 120

/** What a list calls a note, and the text that is left for an excerpt. Both may be empty. */
export function headlineOf({ title, body }: NoteContent): { title: string; rest: string } {
  if (title.trim() !== '') return { title: title.trim(), rest: body }
  const text = body.trimStart()
  const end = text.search(/\n|$/)
  const line = text.slice(0, Math.min(end, longest))
  return { title: (plainText(line).trim() || line).trim(), rest: text.slice(line.length) }
}
