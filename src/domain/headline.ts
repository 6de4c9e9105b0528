import type { NoteContent } from './note.ts'

const longest = 120

/** What a list calls a note, and the text that is left for an excerpt. Both may be empty. */
export function headlineOf({ title, body }: NoteContent): { title: string; rest: string } {
  if (title.trim() !== '') return { title: title.trim(), rest: body }
  const text = body.trimStart()
  const end = text.search(/\n|$/)
  return {
    title: text.slice(0, Math.min(end, longest)).trim(),
    rest: text.slice(Math.min(end, longest)),
  }
}
