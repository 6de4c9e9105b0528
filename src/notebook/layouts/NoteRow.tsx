import { memo, type MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import type { ListedNote } from '../domain/noteList.ts'
import { pathOfNote } from '../paths.ts'
import { notesText } from '../text/notesText.ts'
import { atText } from '../ui/atText.ts'
import { NoteSummary } from '../ui/NoteSummary.tsx'
import { PinnedMark } from '../ui/PinnedMark.tsx'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import styles from './NoteRow.module.css'
import { RowActions } from './RowActions.tsx'
import { walkResults } from './walkResults.ts'

type NoteRowProps = { note: ListedNote; words: readonly string[] }

/** One note of the list: the way to it, and what can be done to it here. */
export const NoteRow = memo(function NoteRow({ note, words }: NoteRowProps) {
  const [path, navigate] = useLocation()
  const href = pathOfNote(note.id)
  const open = (event: MouseEvent) => {
    // A press of Enter is a click that counts none.
    if (event.detail > 0) return
    event.preventDefault()
    navigate(href, atText)
  }
  return (
    <li className={styles.row} data-current={path === href || undefined}>
      <Link
        href={href}
        className={styles.link}
        aria-current={path === href ? 'page' : undefined}
        onClick={open}
        onKeyDown={walkResults}
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
