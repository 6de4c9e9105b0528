import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { formatMoment } from '#src/domain/format.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { Notice } from '#src/ui/notice/Notice.tsx'
import { lazyComponent } from '#src/ui/page/lazy.tsx'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'
import { conflictText } from '../text/noteText.ts'
import styles from './NoteEditor.module.css'

const ConflictDialog = lazyComponent(() => import('./ConflictDialog.tsx'), 'ConflictDialog')

/** Notice on a conflicted copy, until the person resolves the conflict. */
export function ConflictNotice({ actor }: { actor: NoteActor }) {
  const [isComparing, setComparing] = useState(false)
  const originalId = useSelector(actor, ({ context }) => context.content.conflictOf)
  const editedAt = useSelector(actor, ({ context }) => context.editedAt)
  if (originalId === null) return null
  return (
    <>
      <Notice tone="calm">
        <strong>{conflictText.notice}</strong>
        {editedAt !== null && <span>{formatMoment(editedAt)}</span>}
        <span>{conflictText.noticeLead}</span>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => setComparing(true)}>
            {conflictText.compare}
          </Button>
        </div>
      </Notice>
      {isComparing && (
        <ConflictDialog copy={actor} originalId={originalId} onClose={() => setComparing(false)} />
      )}
    </>
  )
}
