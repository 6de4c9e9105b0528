import { useState } from 'react'
import { useParams } from 'wouter'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { noteFlow } from '../actors/noteFlows.ts'
import { isUuid } from '../../domain/uuid.ts'
import { pathOfNote } from '../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { NoSuchNote } from './NoteEnds.tsx'
import { NoteScope } from './NoteScope.tsx'

/** What the link to a new note leaves in the history: the note is not anywhere yet. */
type NoteState = { isNew?: boolean } | null

/** One note, at the address that names it. */
export function NoteView({ flow = noteFlow }: { flow?: typeof noteFlow }) {
  const { noteId } = useParams<{ noteId: string }>()
  const state = useHistoryState<NoteState>()
  const { user } = useAuth()
  // A note whose text went into a copy keeps its editor: what was typed stays on screen.
  const [scopes, setScopes] = useState<ReadonlyMap<string, string>>(new Map())
  const room = scopes.get(noteId) ?? noteId
  const goOnIn = (copyId: string) => {
    setScopes(new Map([...scopes, [copyId, room]]))
    navigate(pathOfNote(copyId), { replace: true })
  }
  if (!user) return null
  if (!isUuid(noteId)) return <NoSuchNote />
  return (
    <NoteScope
      key={room}
      flow={flow}
      input={{ uid: user.uid, noteId, isNew: state?.isNew === true }}
      onCopy={goOnIn}
    />
  )
}
