import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { noteListMachine } from '../machines/noteListMachine.ts'
import { notesText } from '../text/notesText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import styles from './MoreNotes.module.css'
import { ShowMore } from './ShowMore.tsx'

type MoreNotesProps = {
  list: ActorRefFrom<typeof noteListMachine>
  onMore?: () => void
}

/** The way to the next page, while there is one. */
export function MoreNotes({ list: actor, onMore }: MoreNotesProps) {
  const { isComplete, live } = useSelector(actor, ({ context }) => context.list)
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('paging'))
  const failure = useSelector(actor, ({ context }) => context.pagesFailure)
  if (isComplete || live.length === 0) return null
  const readMore = () => {
    onMore?.()
    actor.send({ type: 'list.more' })
  }
  return (
    <div className={styles.more}>
      <Form onSubmit={readMore}>
        <FailureNotice failure={failure} />
      </Form>
      <ShowMore busy={isReading} onClick={readMore}>
        {isReading ? notesText.moreComing : notesText.more}
      </ShowMore>
    </div>
  )
}
