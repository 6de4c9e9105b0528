import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { Button } from '#src/ui/button/Button.tsx'
import { useNow } from '#src/ui/time/RelativeTime.tsx'
import { titleOf } from '../../domain/headline.ts'
import type { ListedNote } from '../../domain/list/listedNotes.ts'
import { daysLeft } from '../../domain/trashRetention.ts'
import { useNoteActions, useTrash } from '../../providers/NotebookProvider.tsx'
import { notesText } from '../../text/notesText.ts'
import { trashText } from '../../text/noteText.ts'
import { focusNeighbor } from '../../ui/focusNeighbor.ts'
import { NoteSummary } from '../../ui/NoteSummary.tsx'
import styles from './Trash.module.css'

/** A note in the trash: days left, and actions to restore or delete it. */
export function TrashRow({ note }: { note: ListedNote }) {
  const actions = useNoteActions()
  const trash = useTrash()
  const isBusy = useSelector(trash, (snapshot) => snapshot.hasTag('busy'))
  const days = daysLeft(note.changedAt, useNow())
  const name = titleOf(note.content) ?? notesText.untitled
  const restore = ({ currentTarget }: MouseEvent) => {
    focusNeighbor(currentTarget)
    actions.send({ type: 'note.restore', note })
  }
  const askToDelete = () =>
    trash.send({ type: 'purge.ask', purge: { kind: 'one', noteId: note.id, name } })
  return (
    <li className={styles.row}>
      <div className={styles.summary}>
        <NoteSummary note={note} words={[]}>
          <span>{days <= 1 ? trashText.goesSoon : trashText.goesIn(days)}</span>
        </NoteSummary>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" aria-label={trashText.restoreNote(name)} onClick={restore}>
          {trashText.restore}
        </Button>
        {note.status === 'saved' && (
          <Button
            variant="quiet"
            isDisabled={isBusy}
            aria-label={trashText.deleteNote(name)}
            onClick={askToDelete}
          >
            {trashText.delete}
          </Button>
        )}
      </div>
    </li>
  )
}
