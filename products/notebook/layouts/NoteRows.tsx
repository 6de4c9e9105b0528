import { memo, type MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { IconButton } from '#src/ui/button/IconButton.tsx'
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx'
import { titleOf } from '../domain/headline.ts'
import type { ListedNote } from '../domain/list/listedNotes.ts'
import { pathOfNote } from '../paths.ts'
import { useNoteActions } from '../providers/NotebookProvider.tsx'
import { notesText } from '../text/notesText.ts'
import { bodyFocus } from '../ui/bodyFocus.ts'
import { focusNeighbor } from '../ui/focusNeighbor.ts'
import { PinIcon, TrashIcon } from '../ui/noteIcons.tsx'
import { NoteSummary } from '../ui/NoteSummary.tsx'
import { navigateByArrowKey } from './arrowKeyNavigation.ts'
import styles from './NoteRows.module.css'

type NoteRowsProps = {
  notes: readonly ListedNote[]
  /** The search words from `wordsOf`; empty without a search. */
  words: readonly string[]
}

export function NoteRows({ notes, words }: NoteRowsProps) {
  return (
    <ul className={styles.rows}>
      {notes.map((note) => (
        <NoteRow key={note.id} note={note} words={words} />
      ))}
    </ul>
  )
}

type NoteRowProps = { note: ListedNote; words: readonly string[] }

const NoteRow = memo(function NoteRow({ note, words }: NoteRowProps) {
  const [path, navigate] = useLocation()
  const href = pathOfNote(note.id)
  const open = (event: MouseEvent) => {
    // Enter triggers a click with detail 0.
    if (event.detail > 0) return
    event.preventDefault()
    navigate(href, bodyFocus)
  }
  return (
    <li className={styles.row} data-current={path === href || undefined}>
      <Link
        href={href}
        className={styles.link}
        aria-current={path === href ? 'page' : undefined}
        onClick={open}
        onKeyDown={navigateByArrowKey}
      >
        <NoteSummary note={note} words={words}>
          {note.content.pinned && <PinnedMark>{notesText.pinned}</PinnedMark>}
          <RelativeTime moment={note.changedAt} />
        </NoteSummary>
      </Link>
      <RowActions note={note} />
    </li>
  )
})

function RowActions({ note }: { note: ListedNote }) {
  const actor = useNoteActions()
  const { pinned } = note.content
  const name = titleOf(note.content) ?? notesText.untitled
  const trash = ({ currentTarget }: MouseEvent) => {
    focusNeighbor(currentTarget)
    actor.send({ type: 'note.trash', note })
  }
  return (
    <div className={styles.actions}>
      <IconButton
        label={pinned ? notesText.unpin(name) : notesText.pin(name)}
        onClick={() => actor.send({ type: pinned ? 'note.unpin' : 'note.pin', note })}
      >
        <PinIcon isFilled={pinned} />
      </IconButton>
      <IconButton label={notesText.moveToTrash(name)} onClick={trash}>
        <TrashIcon />
      </IconButton>
    </div>
  )
}

function PinnedMark({ children }: { children: string }) {
  return (
    <span className={styles.mark}>
      <PinIcon isFilled />
      <span className="visually-hidden">{children}</span>
    </span>
  )
}
