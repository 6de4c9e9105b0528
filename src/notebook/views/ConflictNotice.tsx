import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { conflictFlow, type NoteActor } from '../actors/noteFlows.ts'
import { conflictText } from '../text/noteText.ts'
import { formatMoment } from '../../ui/formatMoment.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import styles from './NoteEditor.module.css'
import type { NoteFilesActor } from './files/useNoteFiles.ts'

type ConflictNoticeProps = { actor: NoteActor; files: NoteFilesActor; flow?: typeof conflictFlow }

/** Says that a note is the conflicted copy of another, until the person has decided between them. */
export function ConflictNotice({ actor, files, flow = conflictFlow }: ConflictNoticeProps) {
  const [isComparing, setComparing] = useState(false)
  const originalId = useSelector(actor, ({ context }) => context.content.conflictOf)
  const editedAt = useSelector(actor, ({ context }) => context.editedAt)
  if (originalId === null) return null
  return (
    <>
      <Notice tone="calm">
        <strong>{conflictText.banner}</strong>
        {editedAt !== null && <span>{formatMoment(editedAt)}</span>}
        <span>{conflictText.bannerLead}</span>
        <div className={styles.actions}>
          <Button look="quiet" onClick={() => setComparing(true)}>
            {conflictText.compare}
          </Button>
        </div>
      </Notice>
      {isComparing && (
        <ConflictDialog
          copy={actor}
          files={files}
          originalId={originalId}
          flow={flow}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}
