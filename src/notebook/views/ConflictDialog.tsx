import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { conflictFlow, NoteActor } from '../actors/noteFlows.ts'
import { pathOfNote } from '../paths.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { conflictText } from '../text/noteText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Comparison } from './Comparison.tsx'
import styles from './dialogs.module.css'
import type { NoteFilesActor } from './files/useNoteFiles.ts'

type ConflictDialogProps = {
  copy: NoteActor
  /** Those of the copy. */
  files: NoteFilesActor
  originalId: string
  flow: typeof conflictFlow
  onClose: () => void
}

/** A note beside its conflicted copy, and the person's choice between them. */
export function ConflictDialog({ copy, files, originalId, flow, onClose }: ConflictDialogProps) {
  const [, navigate] = useLocation()
  const { uid, noteId: copyId } = copy.getSnapshot().context
  const conflict = useFlow(flow, { uid, noteId: originalId, copyId })
  const snapshot = useSelector(conflict, (current) => current)
  const mine = useSelector(copy, ({ context }) => context.content)
  const decide = (change: { deleted?: boolean }) => {
    copy.send({ type: 'draft.changed', change: { ...change, conflictOf: null } })
    copy.send({ type: 'draft.flush' })
    if (change.deleted) navigate(pathOfNote(originalId), { replace: true })
    else onClose()
  }
  const leaveForOriginal = useEffectEvent(() => decide({ deleted: true }))
  const isSettled = snapshot.hasTag('settled')
  useEffect(() => {
    if (isSettled) leaveForOriginal()
  }, [isSettled])
  const { original, failed } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isComparing = snapshot.hasTag('comparing') && original !== null
  const isAlone = snapshot.hasTag('alone')
  return (
    <Dialog heading={conflictText.heading} isWide onClose={onClose}>
      <output>
        {isAlone && conflictText.alone}
        {snapshot.hasTag('unreachable') && conflictText.unreachable}
        {snapshot.hasTag('opening') && conflictText.opening}
      </output>
      {isComparing && (
        <div className={styles.comparison}>
          <Comparison other={original} mine={mine} />
        </div>
      )}
      <div role="alert">
        {failed && <Notice tone="danger">{conflictText.failed[failed]}</Notice>}
      </div>
      <div className={styles.choices}>
        {isComparing && (
          <>
            <Button
              busy={isBusy}
              onClick={() =>
                conflict.send({
                  type: 'conflict.keepThis',
                  words: wordsOf(mine),
                  hasFiles: mayHave(files),
                })
              }
            >
              {isBusy ? conflictText.keepingThis : conflictText.keepThis}
            </Button>
            <Button
              onClick={() =>
                conflict.send({ type: 'conflict.keepOther', hasFiles: mayHave(files) })
              }
            >
              {conflictText.keepOther}
            </Button>
          </>
        )}
        {(isComparing || isAlone) && (
          <Button onClick={() => decide({})}>
            {isAlone ? conflictText.keepAsNote : conflictText.keepBoth}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {conflictText.close}
        </Button>
      </div>
    </Dialog>
  )
}

/** Until the server has said that there are none, there may be. */
function mayHave(files: NoteFilesActor): boolean {
  const snapshot = files.getSnapshot()
  return !snapshot.context.isKnown || snapshot.context.files.length > 0
}

function wordsOf({ title, body }: { title: string; body: string }) {
  return { title, body }
}
