import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useArrival } from '../../providers/ArrivalProvider.tsx'
import { noteText } from '../../text/noteText.ts'
import { productText } from '../../text/productText.ts'
import type { NoteActor } from './NoteRoom.tsx'

/** The note's title as the heading of the page, for whoever does not see the field, and in the tab. */
export function NoteHeading({ actor }: { actor: NoteActor }) {
  const title = useSelector(actor, ({ context }) => context.content.title.trim())
  const name = title || noteText.untitled
  // The focus comes here once, and not with every letter of the title.
  const [nameAtFirst] = useState(name)
  const heading = useArrival(nameAtFirst)
  useEffect(() => {
    document.title = productText.title(name)
  }, [name])
  return (
    <h1 ref={heading} tabIndex={-1} className="visually-hidden">
      {name}
    </h1>
  )
}
