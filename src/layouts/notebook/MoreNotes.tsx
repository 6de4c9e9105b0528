import { useSelector } from '@xstate/react'
import { useNoteList } from '../../providers/NotebookProvider.tsx'
import { notesText } from '../../text/notesText.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import styles from './MoreNotes.module.css'

/** The way to the next page, while there is one. */
export function MoreNotes() {
  const actor = useNoteList()
  const { isComplete, live } = useSelector(actor, ({ context }) => context.list)
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('paging'))
  const failure = useSelector(actor, ({ context }) => context.pagesFailure)
  if (isComplete || live.length === 0) return null
  const readMore = () => actor.send({ type: 'list.more' })
  return (
    <div className={styles.more}>
      <Form onSubmit={readMore}>
        <FailureNotice failure={failure} />
      </Form>
      <Button busy={isReading} onClick={readMore}>
        {isReading ? notesText.moreComing : notesText.more}
      </Button>
    </div>
  )
}
