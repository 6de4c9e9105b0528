import { mergeText } from '../diff/textMerge.ts'
import { hasSameText, type NoteContent } from '../note.ts'

/**
 * Merges two versions of a note that were made from the same base. If one side edits a note that the other
 * moves to the trash, the note is restored. Fields of another build are carried along.
 *
 * @returns `null` if both changed the same words differently.
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
    ...mine,
    ...theirs,
    title,
    body,
    pinned: change('pinned'),
    isInTrash: isInTrashAfterMerge(base, theirs, mine),
    conflictOf: change('conflictOf'),
  }
}

function isInTrashAfterMerge(base: NoteContent, theirs: NoteContent, mine: NoteContent): boolean {
  if (theirs.isInTrash === mine.isInTrash) return mine.isInTrash
  const [inTrash, other] = mine.isInTrash ? [mine, theirs] : [theirs, mine]
  const isNewlyInTrash = inTrash.isInTrash !== base.isInTrash
  return isNewlyInTrash && hasSameText(base, other)
}
