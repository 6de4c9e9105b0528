import { memo } from 'react'
import { Link, useLocation } from 'wouter'
import type { ListedNote } from '../../domain/listedNotes.ts'
import { pathOfNote } from '../../paths.ts'
import { useQuery } from '../../providers/useQuery.ts'
import { notesText } from '../../text/notesText.ts'
import { NoteSummary } from '../../ui/notes/NoteSummary.tsx'
import { PinnedMark } from '../../ui/notes/PinnedMark.tsx'
import { RelativeTime } from '../../ui/notes/RelativeTime.tsx'
import styles from './NoteRow.module.css'
import { RowActions } from './RowActions.tsx'

type NoteRowProps = { note: ListedNote; words: readonly string[] }

/** One note of the list: the way to it, and what can be done to it here. */
export const NoteRow = memo(function NoteRow({ note, words }: NoteRowProps) {
  const [path] = useLocation()
  const query = useQuery()
  const href = pathOfNote(note.id)
  return (
    <li className={styles.row} data-current={path === href || undefined}>
      <Link
        href={href + query}
        className={styles.link}
        aria-current={path === href ? 'page' : undefined}
      >
        <NoteSummary note={note} words={words}>
          {note.content.pinned && <PinnedMark>{notesText.pinned}</PinnedMark>}
          <RelativeTime moment={note.moment} />
        </NoteSummary>
      </Link>
      <RowActions note={note} />
    </li>
  )
})
