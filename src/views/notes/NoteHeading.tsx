import { useSelector } from '@xstate/react'
import { useArrival } from '../../providers/ArrivalProvider.tsx'
import { noteText } from '../../text/noteText.ts'
import type { NoteActor } from './NoteRoom.tsx'

/**
 * The note's title as the heading of the page, for whoever does not see the field. The browser's tab
 * does not say it: from there it would go into a history that outlives the session.
 */
export function NoteHeading({ actor }: { actor: NoteActor }) {
  const title = useSelector(actor, ({ context }) => context.content.title.trim())
  const heading = useArrival(noteText.tab, actor.sessionId)
  return (
    <h1 ref={heading} tabIndex={-1} className="visually-hidden">
      {title || noteText.untitled}
    </h1>
  )
}
