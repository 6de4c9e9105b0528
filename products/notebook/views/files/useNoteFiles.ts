import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { noteFilesLogic } from '../../firebase/files/noteFilesLogic.ts'
import type { NoteActor } from '../../firebase/notes/noteLogic.ts'

export type NoteFilesActor = ActorRefFrom<typeof noteFilesLogic>

/** Follows the files of a note, and of the conflicted copy if its text moves there. */
export function useNoteFiles(note: NoteActor): NoteFilesActor {
  const { uid, noteId: first } = note.getSnapshot().context
  const files = useInspectedActor(noteFilesLogic, { input: { uid, noteId: first } })
  const noteId = useSelector(note, ({ context }) => context.noteId)
  useEffect(() => {
    if (files.getSnapshot().context.noteId !== noteId) files.send({ type: 'files.follow', noteId })
  }, [files, noteId])
  // A layout effect, so that it runs before the effect that stops the actor.
  useLayoutEffect(() => () => files.send({ type: 'undo.expire' }), [files])
  return files
}
