import { useSelector } from '@xstate/react'
import { useDebounced } from '#src/hooks/useDebounced.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { useNoteList } from '../providers/NotebookProvider.tsx'
import { searchText } from '../text/notesText.ts'
import styles from './SearchStatus.module.css'

/** Longer than the pause between keystrokes, so that screen readers announce only the final result. */
const announceDelayMs = 700

type SearchStatusProps = {
  words: readonly string[]
  found: number
  loaded: number
  onClear: () => void
}

/** Result count of a search, and a button to load and search more notes. */
export function SearchStatus({ words, found, loaded, onClear }: SearchStatusProps) {
  const actor = useNoteList()
  const isReadingAll = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ open: { watched: { nextPages: 'reading' } } }) &&
      snapshot.context.readsAll,
  )
  const isComplete = useSelector(actor, ({ context }) => context.list.saved.isComplete)
  const canSearchAll = useSelector(actor, (snapshot) => snapshot.can({ type: 'list.readAll' }))
  const failure = useSelector(actor, ({ context }) => context.pageFailure)
  const isSearching = words.length > 0
  const status = isReadingAll
    ? searchText.searching(found, loaded)
    : searchText.found(found, isComplete ? null : loaded)
  const spoken = useDebounced(isSearching ? status : '', announceDelayMs)
  const searchAll = () => actor.send({ type: 'list.readAll' })
  return (
    <div className={styles.status} data-searching={isSearching || undefined}>
      <output className="visually-hidden">{isSearching && spoken}</output>
      {isSearching && (
        <>
          <p>{status}</p>
          {isReadingAll && (
            <Button variant="quiet" onClick={() => actor.send({ type: 'list.stop' })}>
              {searchText.stop}
            </Button>
          )}
          {canSearchAll && (
            <Button variant="quiet" onClick={searchAll}>
              {searchText.searchAll}
            </Button>
          )}
          {found === 0 && (
            <Button variant="quiet" onClick={onClear}>
              {searchText.clear}
            </Button>
          )}
          <Form onSubmit={searchAll}>
            <FailureNotice failure={failure} />
          </Form>
        </>
      )}
    </div>
  )
}
