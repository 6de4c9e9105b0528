import { useSelector } from '@xstate/react'
import type { NoteActor } from '../actors/noteFlows.ts'
import { wordCount } from '../domain/wordCount.ts'
import { noteText } from '../text/noteText.ts'
import { RelativeTime } from '../ui/RelativeTime.tsx'
import styles from './NoteEditor.module.css'

/** When the note was edited last and how long it is, as of its last saving. */
export function NoteFacts({ actor }: { actor: NoteActor }) {
  const editedAt = useSelector(actor, ({ context }) => context.editedAt)
  const body = useSelector(actor, ({ context }) => context.seen?.body ?? '')
  return (
    <footer className={styles.facts}>
      <span>
        {editedAt !== null && (
          <>
            {noteText.edited} <RelativeTime moment={editedAt} />
          </>
        )}
      </span>
      <span>{noteText.counts(wordCount(body), body.length)}</span>
    </footer>
  )
}
