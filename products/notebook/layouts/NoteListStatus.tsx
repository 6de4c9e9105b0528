import { useSelector } from '@xstate/react'
import { useDebounced } from '#src/hooks/useDebounced.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { useNoteList } from '../providers/NotebookProvider.tsx'
import { notesText } from '../text/notesText.ts'
import styles from './NoteListStatus.module.css'

const settleDelay = 1_000

/** Status of the list: loading, stored on this device, outdated, offline, or failed. */
export function NoteListStatus({ hasNotes }: { hasNotes: boolean }) {
  const actor = useNoteList()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'))
  const isCached = useSelector(actor, (snapshot) => snapshot.hasTag('cached'))
  const isOutdated = useSelector(actor, (snapshot) => snapshot.hasTag('outdated'))
  const hasSettled = useDebounced(isCached || isOutdated, settleDelay)
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.hasTag('unreachable'))
  return (
    <>
      <Form onSubmit={() => actor.send({ type: 'list.retry' })}>
        <FailureNotice failure={failure} />
      </Form>
      <output className={styles.state} data-over={(hasNotes && !isLoading) || undefined}>
        {isLoading && <span className="visually-hidden">{notesText.loading}</span>}
        {isCached && hasSettled && <span>{notesText.stored}</span>}
        {isOutdated && hasSettled && <span>{notesText.outdated}</span>}
        {isUnreachable && (
          <span>{hasNotes ? notesText.unreachableWait : notesText.unreachable}</span>
        )}
      </output>
      {isLoading && !hasNotes && (
        <div className={styles.skeleton} data-mirrored aria-hidden="true">
          {['w1', 'w2', 'w3', 'w4', 'w5'].map((row) => (
            <div key={row} />
          ))}
        </div>
      )}
    </>
  )
}
