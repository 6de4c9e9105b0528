import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '#src/paths.ts'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { listedNotes } from '../domain/list/listedNotes.ts'
import { matchesWords, wordsOf } from '../domain/search/noteSearch.ts'
import { serverState } from '../machines/noteListMachine.ts'
import { notebookPaths, pathOfNote } from '../paths.ts'
import { useNoteList } from '../providers/NotebookProvider.tsx'
import { useSearch } from '../providers/SearchProvider.tsx'
import { notesText, searchText } from '../text/notesText.ts'
import { bodyFocus } from '../ui/bodyFocus.ts'
import { MoreNotes, ShowMore } from '../ui/MoreNotes.tsx'
import { NewNoteButton } from '../ui/NewNoteButton.tsx'
import { TrashIcon } from '../ui/noteIcons.tsx'
import { NoteListStatus } from './NoteListStatus.tsx'
import { NoteRows } from './NoteRows.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchStatus } from './SearchStatus.tsx'
import iconButton from '#src/ui/button/IconButton.module.css'
import styles from './NoteListPane.module.css'

type NoteListPaneProps = {
  /** Whether the current path is the list's. */
  isList: boolean
  /** Stays visible below the list. */
  children: ReactNode
}

/** The list of notes with its search field and the button for a new note. */
export function NoteListPane({ isList, children }: NoteListPaneProps) {
  const actor = useNoteList()
  const list = useSelector(actor, ({ context }) => context.list)
  const isLive = useSelector(actor, (snapshot) => serverState(snapshot) === 'live')
  const [, navigate] = useLocation()
  const searchField = useRef<HTMLInputElement>(null)
  const { query: wanted, search } = useSearch()
  const query = useDeferredValue(wanted)
  const words = useMemo(() => wordsOf(query), [query])
  const notes = useMemo(() => listedNotes(list), [list])
  const found = useMemo(
    () => (words.length > 0 ? notes.filter(({ content }) => matchesWords(content, words)) : notes),
    [notes, words],
  )
  const { limit, raiseAbove } = useRowLimit(query)
  const shown = useMemo(() => found.slice(0, limit), [found, limit])
  const clear = () => {
    searchField.current?.focus()
    search('')
  }
  const openFirst = () => {
    // The shown results may lag behind the typed query.
    const typedWords = wordsOf(wanted)
    const first =
      typedWords.length > 0 && notes.find(({ content }) => matchesWords(content, typedWords))
    if (first) navigate(pathOfNote(first.id), bodyFocus)
  }
  const showMore = () => raiseAbove(shown.length)
  return (
    <nav aria-label={notesText.list} id={isList ? 'content' : undefined} className={styles.pane}>
      <PaneHead isList={isList}>
        <SearchField field={searchField} isList={isList} onEnter={openFirst} />
      </PaneHead>
      <div className={styles.scroll}>
        <SearchStatus words={words} found={found.length} loaded={notes.length} onClear={clear} />
        <NoteListStatus hasNotes={notes.length > 0} />
        {isLive && notes.length === 0 && <FirstNote />}
        <NoteRows notes={shown} words={words} />
        {shown.length < found.length && (
          <ShowMore onClick={showMore}>
            {words.length > 0 ? searchText.showMore : notesText.more}
          </ShowMore>
        )}
        {words.length === 0 && shown.length === found.length && (
          <MoreNotes list={actor} onMore={showMore} />
        )}
      </div>
      <div className={styles.foot}>{children}</div>
    </nav>
  )
}

const rowsAtOnce = 100

function useRowLimit(query: string) {
  const [raised, setRaised] = useState({ query, limit: rowsAtOnce })
  const limit = raised.query === query ? raised.limit : rowsAtOnce
  return {
    limit,
    raiseAbove: (shown: number) => setRaised({ query, limit: Math.max(limit, shown + rowsAtOnce) }),
  }
}

function PaneHead({ isList, children }: { isList: boolean; children: ReactNode }) {
  return (
    <div className={styles.head}>
      {isList ? (
        <PageHeading title={notesText.title} />
      ) : (
        <Link href={paths.home} className={styles.title}>
          {notesText.title}
        </Link>
      )}
      <Link
        href={notebookPaths.trash}
        className={iconButton.button}
        aria-label={notesText.trash}
        title={notesText.trash}
      >
        <TrashIcon />
      </Link>
      <NewNoteButton />
      {children}
    </div>
  )
}

function FirstNote() {
  return (
    <div className={styles.empty}>
      <h2 className={styles.heading}>{notesText.emptyTitle}</h2>
      <p>{notesText.empty}</p>
    </div>
  )
}
