import { headlineOf } from './headline.ts'
import type { NoteContent } from './note.ts'

/** What file systems do not take in a name, and what makes a name look like another. */
const unfit = /[\\/:*?"<>|\p{C}\p{Z}]+/gu

const longestName = 80

/**
 * A note as a Markdown file.
 *
 * @param untitled what a note without a word is called.
 */
export function noteFile(content: NoteContent, untitled: string) {
  const { title, body } = content
  const fitting = headlineOf(content)
    .title.replace(unfit, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, longestName)
    .trim()
  const heading = title.trim() && `# ${title.trim()}\n\n`
  return { name: `${fitting || untitled}.md`, text: heading + body }
}
