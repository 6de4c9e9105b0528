import { useSelector } from '@xstate/react'
import { Link, useLocation } from 'wouter'
import { paths } from '../../paths.ts'
import { noteText } from '../../text/noteText.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BackIcon, PinIcon, TrashIcon } from '../../ui/noteIcons.tsx'
import styles from './NoteBar.module.css'
import type { NoteActor } from './NoteRoom.tsx'
import { NoteStatusLine } from './NoteStatusLine.tsx'

type NoteBarProps = {
  actor: NoteActor
  isPreviewing: boolean
  onPreview: (isPreviewing: boolean) => void
}

/** The way back, where the words are, and what can be done with the note. */
export function NoteBar({ actor, isPreviewing, onPreview }: NoteBarProps) {
  const [, navigate] = useLocation()
  const pinned = useSelector(actor, ({ context }) => context.content.pinned)
  const deleted = useSelector(actor, ({ context }) => context.content.deleted)
  const change = (next: { pinned: boolean } | { deleted: boolean }) => {
    actor.send({ type: 'draft.changed', change: next })
    actor.send({ type: 'draft.flush' })
  }
  const moveToTrash = () => {
    change({ deleted: true })
    navigate(paths.home)
  }
  return (
    <div className={styles.bar}>
      <Link href={paths.home} className={styles.back}>
        <BackIcon />
        {noteText.back}
      </Link>
      <NoteStatusLine actor={actor} />
      <Button look="quiet" aria-pressed={isPreviewing} onClick={() => onPreview(!isPreviewing)}>
        {noteText.preview}
      </Button>
      {!deleted && (
        <>
          <IconButton
            label={pinned ? noteText.unpin : noteText.pin}
            onClick={() => change({ pinned: !pinned })}
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
