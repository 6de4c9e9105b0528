import { useSelector } from '@xstate/react'
import { useNoteList } from '../../providers/NotebookProvider.tsx'
import { searchText } from '../../text/notesText.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import styles from './SearchNews.module.css'

type SearchNewsProps = {
  words: readonly string[]
  /** How many notes were found. */
  found: number
  /** How many were looked through. */
  loaded: number
}

/** What came of a search, in which notes, and the way to search in more of them. */
export function SearchNews({ words, found, loaded }: SearchNewsProps) {
  const actor = useNoteList()
  const isReading = useSelector(actor, (snapshot) => snapshot.hasTag('paging'))
  const isComplete = useSelector(actor, ({ context }) => context.list.isComplete)
  const failure = useSelector(actor, ({ context }) => context.pagesFailure)
  const isSearching = words.length > 0
  const scope = isComplete ? searchText.inAll : searchText.inSome(loaded)
  const searchAll = () => actor.send({ type: 'list.all' })
  return (
    <div className={styles.news} data-searching={isSearching || undefined}>
      <output>
        {isSearching && `${searchText.found(found)} ${isReading ? '' : scope}`}
        {isSearching && isReading && searchText.searching(loaded)}
      </output>
      {isSearching && isReading && (
        <Button look="quiet" onClick={() => actor.send({ type: 'list.stop' })}>
          {searchText.stop}
        </Button>
      )}
      {isSearching && !isReading && !isComplete && (
        <Button look="quiet" onClick={searchAll}>
          {searchText.searchAll}
        </Button>
      )}
      {isSearching && (
        <Form onSubmit={searchAll}>
          <FailureNotice failure={failure} />
        </Form>
      )}
    </div>
  )
}
