import { memo, type MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import type { ListedNote } from '../domain/noteList.ts'
import { pathOfNote } from '../paths.ts'
import { useNoteActions } from '../providers/NotebookProvider.tsx'
import { nameOfNote } from '../text/nameOfNote.ts'
import { notesText } from '../text/notesText.ts'
import { atText } from '../ui/atText.ts'
import { focusNeighbor } from '../ui/focusNeighbor.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { PinIcon, TrashIcon } from '../ui/noteIcons.tsx'
import { NoteSummary } from '../ui/NoteSummary.tsx'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import styles from './NoteRows.module.css'
import { walkResults } from './walkResults.ts'

type NoteRowsProps = {
  notes: readonly ListedNote[]
  /** What is searched for, folded; nothing where the list is whole. */
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

/** One note of the list: the way to it, and what can be done to it here. */
const NoteRow = memo(function NoteRow({ note, words }: NoteRowProps) {
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

/** What can be done to a note without opening it. */
function RowActions({ note }: { note: ListedNote }) {
  const actor = useNoteActions()
  const { pinned } = note.content
  const name = nameOfNote(note.content)
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

/** Says that a note is pinned: a pin to see, a word to hear. */
function PinnedMark({ children }: { children: string }) {
  return (
    <span className={styles.mark}>
      <PinIcon isFilled />
      <span className="visually-hidden">{children}</span>
    </span>
  )
}
