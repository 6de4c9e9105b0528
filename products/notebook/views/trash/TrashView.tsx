import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFocusAfterRemoval } from '#src/hooks/useFocusAfterRemoval.ts'
import { useInspectedActor } from '#src/hooks/useInspectedActor.ts'
import { useUser } from '#src/providers/AuthProvider.tsx'
import { Button } from '#src/ui/button/Button.tsx'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { RetryNotice } from '#src/ui/notice/RetryNotice.tsx'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { listedNotes } from '../../domain/list/listedNotes.ts'
import { noteListLogic } from '../../firebase/list/noteListLogic.ts'
import { serverState, type noteListMachine } from '../../machines/noteListMachine.ts'
import { useTrash } from '../../providers/NotebookProvider.tsx'
import { notesText } from '../../text/notesText.ts'
import { trashText } from '../../text/noteText.ts'
import { MoreNotes } from '../../ui/MoreNotes.tsx'
import { TrashRow } from './TrashRow.tsx'
import styles from './Trash.module.css'

export function TrashView() {
  const { uid } = useUser()
  const trash = useTrash()
  const list = useInspectedActor(noteListLogic, { input: { uid, kind: 'trash' } })
  const known = useSelector(list, ({ context }) => context.list)
  const purgedIds = useSelector(trash, ({ context }) => context.purgedIds)
  const isBusy = useSelector(trash, (snapshot) => snapshot.hasTag('busy'))
  useEffect(() => list.send({ type: 'list.open' }), [list])
  useEffect(() => () => trash.send({ type: 'page.left' }), [trash])
  const notes = listedNotes(known).filter(({ id }) => !purgedIds.includes(id))
  return (
    <div className={styles.trash}>
      <header className={styles.head}>
        <PageHeading title={trashText.title} lead={trashText.lead} />
        {notes.length > 0 && !isBusy && (
          <Button onClick={() => trash.send({ type: 'purge.ask', purge: { kind: 'all' } })}>
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

type TrashStateProps = { list: ActorRefFrom<typeof noteListMachine>; hasNotes: boolean }

function TrashState({ list, hasNotes }: TrashStateProps) {
  const failure = useSelector(list, ({ context }) => context.failure)
  const state = useSelector(list, serverState)
  return (
    <>
      <RetryNotice failure={failure} onRetry={() => list.send({ type: 'list.retry' })} />
      <output className={styles.state}>
        {state === 'loading' && <span>{trashText.loading}</span>}
        {state === 'cached' && <span>{notesText.mayBeOutdated}</span>}
        {state === 'unreachable' && <span>{trashText.unreachable}</span>}
        {state === 'live' && !hasNotes && <span>{trashText.empty}</span>}
      </output>
    </>
  )
}

function TrashProgress() {
  const actor = useTrash()
  const snapshot = useSelector(actor, (current) => current)
  const isDeleting = snapshot.matches('deleting')
  const hasFailed = snapshot.matches('failed')
  const { count, failure } = snapshot.context
  useFocusAfterRemoval(isDeleting || snapshot.matches('asking'), 'h1')
  return (
    <div className={styles.progress} data-shown={isDeleting || hasFailed || undefined}>
      <output>
        {isDeleting && <span>{trashText.deleting(count)}</span>}
        {snapshot.matches({ ready: 'done' }) && <span>{trashText.deleted(count)}</span>}
      </output>
      {isDeleting && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'purge.stop' })}>
          {trashText.stop}
        </Button>
      )}
      <RetryNotice failure={failure} onRetry={() => actor.send({ type: 'purge.retry' })} />
      {hasFailed && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'purge.cancel' })}>
          {trashText.cancel}
        </Button>
      )}
    </div>
  )
}

function TrashDialog() {
  const actor = useTrash()
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'))
  const purge = useSelector(actor, ({ context }) => context.purge)
  if (!isAsking) return null
  const keep = () => actor.send({ type: 'purge.cancel' })
  const isOne = purge.kind === 'one'
  return (
    <Dialog heading={isOne ? trashText.askOne(purge.name) : trashText.askAll} onClose={keep}>
      <p>{trashText.cannotUndo}</p>
      <Button onClick={keep}>{isOne ? trashText.keepOne : trashText.keepAll}</Button>
      <Button variant="danger" onClick={() => actor.send({ type: 'purge.confirm' })}>
        {isOne ? trashText.confirmOne : trashText.confirmAll}
      </Button>
    </Dialog>
  )
}
