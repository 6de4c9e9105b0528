import { useSelector } from '@xstate/react'
import type { NoteActor } from '../actors/noteFlows.ts'
import { noteText } from '../text/noteText.ts'
import { Notice } from '../../ui/Notice.tsx'

type TooLongProps = {
  actor: NoteActor
  part: 'title' | 'body'
  /** How many UTF-16 units the server takes. */
  limit: number
  sentence: string
}

/** Says that a text is too long to be saved, and by how much. Only the first is announced. */
export function TooLong({ actor, part, limit, sentence }: TooLongProps) {
  const excess = useSelector(actor, ({ context }) =>
    Math.max(0, context.content[part].length - limit),
  )
  if (excess === 0) return <div role="alert" />
  return (
    <Notice tone="danger">
      <span role="alert">{sentence}</span>
      <span>{noteText.excess(excess)}</span>
    </Notice>
  )
}
