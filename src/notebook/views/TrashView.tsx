import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { noteListFlow } from '../actors/notebookFlows.ts'
import { listedNotes } from '../domain/noteList.ts'
import { MoreNotes } from '../ui/MoreNotes.tsx'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useTrash } from '../providers/NotebookProvider.tsx'
import { useFlow } from '../../providers/useFlow.ts'
import { trashText } from '../text/noteText.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { TrashDialog } from './trash/TrashDialog.tsx'
import { TrashProgress } from './trash/TrashProgress.tsx'
import { TrashRow } from './trash/TrashRow.tsx'
import { TrashState } from './trash/TrashState.tsx'
import styles from './trash/Trash.module.css'

/** The notes in the trash, until they are permanently deleted. */
export function TrashView({ flow = noteListFlow }: { flow?: typeof noteListFlow }) {
  const { user } = useAuth()
  const trash = useTrash()
  const list = useFlow(flow, { uid: user?.uid ?? '', kind: 'trash' })
  const known = useSelector(list, ({ context }) => context.list)
  const removed = useSelector(trash, ({ context }) => context.removed)
  const isBusy = useSelector(trash, (snapshot) => snapshot.hasTag('busy'))
  useEffect(() => list.send({ type: 'list.open' }), [list])
  useEffect(() => () => trash.send({ type: 'trash.leave' }), [trash])
  const notes = listedNotes(known).filter(({ id }) => !removed.includes(id))
  return (
    <div className={styles.trash}>
      <header className={styles.head}>
        <PageHeading title={trashText.title} lead={trashText.lead}>
          {trashText.title}
        </PageHeading>
        {notes.length > 0 && !isBusy && (
          <Button onClick={() => trash.send({ type: 'trash.ask', removal: { kind: 'all' } })}>
            {trashText.emptyTrash}
          </Button>
        )}
      </header>
      <TrashProgress />
      <TrashState list={list} hasNotes={notes.length > 0} />
      <ul className={styles.rows}>
        {notes.map((note) => (
          <TrashRow key={note.id} note={note} />
        ))}
      </ul>
      <MoreNotes list={list} />
      <TrashDialog />
    </div>
  )
}
