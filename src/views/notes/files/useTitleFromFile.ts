import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { NoteActor } from '../../../actors/notes/noteFlow.ts'
import { isSameContent, emptyContent } from '../../../domain/note.ts'
import { replaceText } from '../replaceText.ts'
import type { UploadsActor } from '../../../providers/useUploads.ts'
import { useUploadsOf } from './useUploadsOf.ts'

/**
 * A file needs a note to belong to: a new one that nobody has written in is called after the first that
 * comes, as if the person had typed it.
 */
export function useTitleFromFile(note: NoteActor, uploads: UploadsActor | null): void {
  const noteId = useSelector(note, ({ context }) => context.noteId)
  const [first] = useUploadsOf(uploads, noteId)
  useEffect(() => {
    if (!first) return
    const { seen, content } = note.getSnapshot().context
    const field = document.getElementById('note-title')
    if (
      seen === null &&
      isSameContent(content, emptyContent) &&
      field instanceof HTMLTextAreaElement
    ) {
      const { name } = first.getSnapshot().context.row
      replaceText(field, name.replace(/\.[^.]+$/, ''))
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    note.send({ type: 'draft.flush' })
  }, [note, first])
}
