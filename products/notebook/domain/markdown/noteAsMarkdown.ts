import { safeName } from '#src/domain/files/fileName.ts'
import { headlineOf } from '../headline.ts'
import type { NoteContent } from '../note.ts'

/**
 * Converts a note to a Markdown file.
 *
 * @param untitled the file name of an empty note.
 */
export function noteAsMarkdown(content: NoteContent, untitled: string) {
  const { title, body } = content
  const heading = title.trim() && `# ${title.trim()}\n\n`
  const name = safeName(headlineOf(content).title, '.md') || untitled
  return { name: `${name}.md`, text: heading + body }
}
