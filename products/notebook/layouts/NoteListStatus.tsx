import { useSelector } from '@xstate/react'
import { useDebounced } from '#src/hooks/useDebounced.ts'
import { RetryNotice } from '#src/ui/notice/RetryNotice.tsx'
import { serverState } from '../machines/noteListMachine.ts'
import { useNoteList } from '../providers/NotebookProvider.tsx'
import { notesText } from '../text/notesText.ts'
import styles from './NoteListStatus.module.css'

const settleDelayMs = 1_000

/** Status of the list: loading, stored on this device, offline, or failed. */
export function NoteListStatus({ hasNotes }: { hasNotes: boolean }) {
  const actor = useNoteList()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const state = useSelector(actor, serverState)
  const isLoading = state === 'loading'
  const isCached = state === 'cached'
  const hasBeenCached = useDebounced(isCached, settleDelayMs)
  return (
    <>
      <RetryNotice failure={failure} onRetry={() => actor.send({ type: 'list.retry' })} />
      <output className={styles.state} data-over={(hasNotes && !isLoading) || undefined}>
        {isLoading && <span className="visually-hidden">{notesText.loading}</span>}
        {isCached && hasBeenCached && <span>{notesText.mayBeOutdated}</span>}
        {state === 'unreachable' && (
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
