import { isSameContent, type NoteContent } from '../../domain/note.ts'
import type { Draft } from '../../domain/sync/mergeDraft.ts'
import type { Notebook } from '../notebook.ts'

type MovedText = { content: NoteContent; copyId: string; lastSaveNumber: number }
type UnstoredTexts = { contents: readonly NoteContent[]; draft: Draft }

/**
 * An editor starts a save before the previous one has finished, because its page may be closed. If that one's text
 * moved to a copy, or couldn't be stored, the draft that continues it is redirected to the text that is stored.
 */
export function openRedirects(subscribe: Notebook['subscribe']) {
  /** The text that this tab stored last, by note. */
  const stored = new Map<string, NoteContent>()
  const moved = new Map<string, MovedText>()
  const unstored = new Map<string, UnstoredTexts>()
  let lastSaveNumber = 0
  const recordMove = (noteId: string, copyId: string) => {
    const content = stored.get(noteId)
    if (content) moved.set(noteId, { content, copyId, lastSaveNumber })
  }
  subscribe((update) => {
    if ((update.type === 'delivered' || update.type === 'copied') && update.copyId)
      recordMove(update.noteId, update.copyId)
  })
  return {
    /** Returns the number of a save, by which `redirect` knows whether it started too early. */
    nextSaveNumber: () => ++lastSaveNumber,
    redirect: (draft: Draft, saveNumber: number): Draft => {
      const { noteId, before, content } = draft
      const failed = unstored.get(noteId)
      if (failed && before && isAmong(failed.contents, before))
        return { ...failed.draft, content: contentFor(failed.draft.noteId, noteId, content) }
      const move = moved.get(noteId)
      const beganBeforeMove =
        move && saveNumber <= move.lastSaveNumber && isAmong([move.content], before)
      if (!beganBeforeMove) return draft
      return {
        noteId: move.copyId,
        before: contentFor(move.copyId, noteId, move.content),
        content: contentFor(move.copyId, noteId, content),
      }
    },
    /** @param rowId the note or the copy whose row has the draft now. */
    recordStored: ({ noteId, content }: Draft, rowId: string) => {
      unstored.delete(noteId)
      stored.set(noteId, content)
      if (rowId !== noteId) recordMove(noteId, rowId)
    },
    /** @param redirected the same draft, as `redirect` returned it. */
    recordFailure: ({ noteId, content }: Draft, redirected: Draft) => {
      const { contents = [] } = unstored.get(noteId) ?? {}
      unstored.set(noteId, { contents: [...contents, content], draft: redirected })
    },
    forgetAll: () => {
      stored.clear()
      moved.clear()
      unstored.clear()
    },
  }
}

/** Unlike a new copy, this keeps a changed pin or trash state. */
function contentFor(target: string, noteId: string, content: NoteContent): NoteContent {
  return target === noteId ? content : { ...content, conflictOf: noteId }
}

function isAmong(contents: readonly NoteContent[], content: NoteContent | null): boolean {
  return content !== null && contents.some((each) => isSameContent(each, content))
}
