import { hasSameWords, type NoteContent } from './note.ts'
import { mergeText } from './textMerge.ts'

/**
 * What two people, or one person on two devices, made of the same note. A note that one side edited
 * while the other put it into the trash comes out of it again.
 *
 * @returns `null` where both changed the same words in different ways.
 */
export function mergeContent(
  base: NoteContent,
  theirs: NoteContent,
  mine: NoteContent,
): NoteContent | null {
  const title = mergeText(base.title, theirs.title, mine.title)
  const body = mergeText(base.body, theirs.body, mine.body)
  if (title === null || body === null) return null
  const change = <Key extends 'pinned' | 'conflictOf'>(key: Key) =>
    mine[key] === base[key] ? theirs[key] : mine[key]
  return {
    title,
    body,
    pinned: change('pinned'),
    deleted: isDeleted(base, theirs, mine),
    conflictOf: change('conflictOf'),
  }
}

function isDeleted(base: NoteContent, theirs: NoteContent, mine: NoteContent): boolean {
  if (theirs.deleted === mine.deleted) return mine.deleted
  const [deleting, other] = mine.deleted ? [mine, theirs] : [theirs, mine]
  const isNewlyDeleted = deleting.deleted !== base.deleted
  return isNewlyDeleted && hasSameWords(base, other)
}
