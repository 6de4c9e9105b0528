import { useSelector } from '@xstate/react'
import { Sentence } from '#src/ui/page/Sentence.tsx'
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx'
import { wordCount } from '../domain/editor/wordCount.ts'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'
import { noteText } from '../text/noteText.ts'
import styles from './NoteEditor.module.css'

/** Time of the last edit and length of a note, as last saved. */
export function NoteDetails({ actor }: { actor: NoteActor }) {
  const editedAt = useSelector(actor, ({ context }) => context.editedAt)
  const body = useSelector(actor, ({ context }) => context.before?.body ?? '')
  return (
    <footer className={styles.facts}>
      <span>
        {editedAt !== null && (
          <Sentence of={noteText.edited}>
            <RelativeTime moment={editedAt} />
          </Sentence>
        )}
      </span>
      <span>{noteText.counts(wordCount(body), body.length)}</span>
    </footer>
  )
}
