import { headlineOf } from '../domain/headline.ts'
import type { NoteContent } from '../domain/note.ts'
import { notesText } from './notesText.ts'

/** What to call a note in a sentence. */
export function nameOfNote(content: NoteContent): string {
  return headlineOf(content).title || notesText.untitled
}
