import type { MouseEvent } from 'react'
import type { ListedNote } from '../domain/noteList.ts'
import { useNoteActions } from '../providers/NotebookProvider.tsx'
import { notesText } from '../text/notesText.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { focusNeighbor } from '../ui/focusNeighbor.ts'
import { nameOfNote } from '../text/nameOfNote.ts'
import { PinIcon, TrashIcon } from '../ui/noteIcons.tsx'
import styles from './RowActions.module.css'

/** What can be done to a note without opening it. */
export function RowActions({ note }: { note: ListedNote }) {
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
