import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import { useConnection } from '#src/hooks/useConnection.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { IconButton } from '#src/ui/button/IconButton.tsx'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'
import { useIsOfflineCodeLoaded } from '../offlineCode.ts'
import { useNoteActions, useOutbox, useOpenNoteChange } from '../providers/NotebookProvider.tsx'
import { noteText } from '../text/noteText.ts'
import { PinIcon, TrashIcon } from '../ui/noteIcons.tsx'
import { noteStatus, type NoteStatus } from './noteStatus.ts'
import styles from './NoteBar.module.css'

type NoteBarProps = {
  actor: NoteActor
  isPreviewing: boolean
  onPreview: (isPreviewing: boolean) => void
}

/** Save status and actions of an open note. */
export function NoteBar({ actor, isPreviewing, onPreview }: NoteBarProps) {
  const [, navigate] = useLocation()
  const actions = useNoteActions()
  const isOfflineCodeLoaded = useIsOfflineCodeLoaded()
  const pinned = useSelector(actor, ({ context }) => context.content.pinned)
  const isInTrash = useSelector(actor, ({ context }) => context.content.isInTrash)
  const changePin = () => {
    actor.send({ type: 'draft.changed', change: { pinned: !pinned } })
    actor.send({ type: 'draft.save' })
  }
  const moveToTrash = () => {
    actor.send({ type: 'draft.save' })
    const { noteId: id, content } = actor.getSnapshot().context
    actions.send({ type: 'note.trash', note: { id, content }, isOpen: true })
  }
  useOpenNoteChange(({ noteId, content }) => {
    if (content.isInTrash && noteId === actor.getSnapshot().context.noteId) navigate(paths.home)
  })
  return (
    <div className={styles.bar}>
      <NoteStatusLine actor={actor} />
      <Button
        variant="quiet"
        aria-pressed={isPreviewing}
        isDisabled={!isOfflineCodeLoaded}
        onClick={() => onPreview(!isPreviewing)}
      >
        {noteText.preview}
      </Button>
      {!isInTrash && (
        <>
          <IconButton
            label={pinned ? noteText.unpin : noteText.pin}
            data-pinned={pinned || undefined}
            onClick={changePin}
          >
            <PinIcon isFilled={pinned} />
          </IconButton>
          <IconButton label={noteText.toTrash} onClick={moveToTrash}>
            <TrashIcon />
          </IconButton>
        </>
      )}
    </div>
  )
}

const sentences = (): Readonly<Record<NoteStatus, string>> => ({
  untouched: '',
  saving: noteText.saving,
  saved: noteText.saved,
  onDevice: noteText.onDevice,
  inMemory: noteText.inMemory,
  refused: noteText.refused,
})

function NoteStatusLine({ actor }: { actor: NoteActor }) {
  const { problem } = useConnection()
  const hasFailed = useSelector(useOutbox(), ({ context }) => context.failureCount > 0)
  const isSendingBlocked = hasFailed || problem !== null
  const status = useSelector(actor, (snapshot) => noteStatus(snapshot, isSendingBlocked))
  return (
    <p className={styles.status} data-status={status} data-momentary>
      {sentences()[status]}
    </p>
  )
}
