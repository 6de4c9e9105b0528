import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { deviceNameOf } from '#src/domain/devices/deviceName.ts'
import { formatMoment } from '#src/domain/format.ts'
import { useInspectedMachine } from '#src/hooks/useInspectedActor.ts'
import { nameOfDevice } from '#src/text/devices/devicesText.ts'
import { Button } from '#src/ui/button/Button.tsx'
import { Dialog } from '#src/ui/dialog/Dialog.tsx'
import { Notice } from '#src/ui/notice/Notice.tsx'
import { collapseUnchanged, type CollapsedPart } from '../domain/diff/collapseUnchanged.ts'
import { textDifference } from '../domain/diff/textDifference.ts'
import type { NoteRead } from '../domain/editor/noteEditor.ts'
import { hasSameText, type NoteContent } from '../domain/note.ts'
import { conflictLogic } from '../firebase/notes/conflictLogic.ts'
import type { NoteActor } from '../firebase/notes/noteLogic.ts'
import { pathOfNote } from '../paths.ts'
import { conflictText } from '../text/noteText.ts'
import { Scroller } from '../ui/Scroller.tsx'
import styles from './dialogs.module.css'

type ConflictDialogProps = {
  copy: NoteActor
  originalId: string
  onClose: () => void
}

/** Compares a note with its conflicted copy and lets the person choose. */
export function ConflictDialog({ copy, originalId, onClose }: ConflictDialogProps) {
  const [, navigate] = useLocation()
  const { uid, noteId: copyId } = copy.getSnapshot().context
  const copyContext = useSelector(copy, ({ context }) => context)
  const mine = copyContext.content
  const decide = (change: Partial<NoteContent>) => {
    copy.send({ type: 'draft.changed', change: { ...change, conflictOf: null } })
    copy.send({ type: 'draft.save' })
    if (change.isInTrash) navigate(pathOfNote(originalId), { replace: true })
    else onClose()
  }
  const [snapshot, conflict] = useInspectedMachine(conflictLogic, {
    input: { uid, noteId: originalId, copyId, copy },
    onDone: (replacedText) => decide({ ...replacedText, isInTrash: true }),
  })
  const { original, files, failedStep } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isKeepingThis = isBusy && snapshot.context.keepsThis
  const isKeepingOther = isBusy && !isKeepingThis
  const isComparing = snapshot.hasTag('comparing') && original !== null
  const isOriginalDeleted = snapshot.matches('originalDeleted')
  // The note's old text is stored with the copy only afterward.
  const isReplacing = snapshot.matches('replacing')
  const close = () => {
    if (!isReplacing) onClose()
  }
  return (
    <Dialog heading={conflictText.heading} isWide onClose={close}>
      <output>
        {isOriginalDeleted && <span>{conflictText.originalDeleted}</span>}
        {snapshot.matches('unreachable') && <span>{conflictText.unreachable}</span>}
        {snapshot.matches('loading') && <span>{conflictText.opening}</span>}
      </output>
      {isComparing && (
        <div className={styles.comparison}>
          <dl className={styles.versions}>
            <Version name={conflictText.thisVersion} edit={copyContext} />
            <Version name={conflictText.otherVersion} edit={snapshot.context} />
          </dl>
          <Comparison other={original} mine={mine} />
          <p className={styles.legend}>{conflictText.outcome}</p>
          {files !== null && files.length > 0 && (
            <p className={styles.legend}>{conflictText.outcomeOfFiles}</p>
          )}
        </div>
      )}
      <div role="alert">
        {failedStep && <Notice tone="danger">{conflictText.failed[failedStep]}</Notice>}
      </div>
      <div className={styles.choices}>
        {isComparing && (
          <>
            <Button
              isBusy={isKeepingThis}
              isDisabled={isKeepingOther}
              onClick={() => conflict.send({ type: 'conflict.keepThis' })}
            >
              {isKeepingThis ? conflictText.keeping : conflictText.keepThis}
            </Button>
            <Button
              isBusy={isKeepingOther}
              isDisabled={isKeepingThis}
              onClick={() => conflict.send({ type: 'conflict.keepOther' })}
            >
              {isKeepingOther ? conflictText.keeping : conflictText.keepOther}
            </Button>
          </>
        )}
        {(isComparing || isOriginalDeleted) && (
          <Button isDisabled={isReplacing} onClick={() => decide({})}>
            {isOriginalDeleted ? conflictText.keepAsNote : conflictText.keepBoth}
          </Button>
        )}
        <Button variant="quiet" isDisabled={isReplacing} onClick={close}>
          {conflictText.close}
        </Button>
      </div>
    </Dialog>
  )
}

type VersionProps = { name: string; edit: Pick<NoteRead, 'editedAt' | 'editedOn'> }

function Version({ name, edit: { editedAt, editedOn } }: VersionProps) {
  const device = editedOn === 'here' ? deviceNameOf(navigator) : editedOn
  return (
    <div>
      <dt>{name}</dt>
      {device && <dd>{nameOfDevice(device)}</dd>}
      {editedAt !== null && <dd>{formatMoment(editedAt)}</dd>}
    </div>
  )
}

function Comparison({ other, mine }: { other: NoteContent; mine: NoteContent }) {
  if (hasSameText(other, mine)) return <p>{conflictText.same}</p>
  return (
    <>
      <p className={styles.legend}>{conflictText.legend}</p>
      {other.isInTrash && <p>{conflictText.inTrash}</p>}
      <Scroller label={conflictText.heading} className={styles.texts}>
        <TextComparison heading={conflictText.title} other={other.title} mine={mine.title} />
        <TextComparison heading={conflictText.body} other={other.body} mine={mine.body} />
      </Scroller>
    </>
  )
}

type TextComparisonProps = {
  heading: string
  other: string
  mine: string
}

function TextComparison({ heading, other, mine }: TextComparisonProps) {
  const parts = useMemo(() => collapseUnchanged(textDifference(other, mine)), [other, mine])
  if (other === mine) return null
  return (
    <div>
      <h3>{heading}</h3>
      <p className={styles.text} dir="auto">
        {parts.map(renderPart)}
      </p>
    </div>
  )
}

function renderPart({ kind, text }: CollapsedPart, index: number) {
  switch (kind) {
    case 'added':
      return <ins key={index}>{text}</ins>
    case 'removed':
      return <del key={index}>{text}</del>
    case 'skipped':
      return (
        <span key={index} className={styles.skipped}>
          {conflictText.skipped}
        </span>
      )
    case 'same':
      return text
  }
}
