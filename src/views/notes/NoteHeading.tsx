import { useSelector } from '@xstate/react'
import type { NoteActor } from '../../actors/notes/noteFlows.ts'
import { useArrival } from '../../providers/ArrivalProvider.tsx'
import { noteText } from '../../text/noteText.ts'
import { nameOfNote } from '../../ui/notes/nameOfNote.ts'

/**
 * What the note is called, as the heading of the page, for whoever does not see the field. The browser's tab
 * does not say it: from there it would go into a history that outlives the session.
 */
export function NoteHeading({ actor }: { actor: NoteActor }) {
  const name = useSelector(actor, ({ context }) => nameOfNote(context.content))
  const heading = useArrival(noteText.tab, actor.sessionId)
  return (
    <h1 ref={heading} tabIndex={-1} className="visually-hidden">
      {name}
    </h1>
  )
}
