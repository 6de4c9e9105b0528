import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { emptyTally } from '../../domain/data/importTally.ts'
import { useFileDrop } from '../../hooks/useFileDrop.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import type { ImportContext, importMachine } from '../../machines/data/importMachine.ts'
import { productText } from '../../product/currentProduct.ts'
import { archiveRefusalText, importText, refusedText } from '../../text/data/archiveText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { sentencesText } from '../../text/shared/sentencesText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FileButton } from '../../ui/files/FileButton.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { ImportResult, ArchivePreview } from './ImportResult.tsx'
import styles from './data.module.css'

/** Imports an export, after a preview of its content. */
export function ImportSection({ actor }: { actor: ActorRefFrom<typeof importMachine> }) {
  const snapshot = useSelector(actor, (current) => current)
  const stage = stageOf(snapshot)
  const choose = (file: File) => actor.send({ type: 'archive.choose', file })
  const canChoose = snapshot.matches('asking')
  const drag = useFileDrop(
    () => canChoose,
    ([file]) => file && choose(file),
  )
  useFocusAfterRemoval(stage, '#import-heading')
  return (
    <div className={styles.drop} data-dragging={drag === 'over' || undefined}>
      <AccountSection
        id="import"
        heading={importText.heading}
        lead={productText().archive.importLead}
      >
        <div className={styles.body}>
          <output>{stageText()[stage]}</output>
          <ArchiveChoice canChoose={canChoose} context={snapshot.context} onChoose={choose} />
          {stage === 'previewing' && <ArchivePreview actor={actor} />}
          {(stage === 'checking' || stage === 'restoring') && <ImportProgressBar actor={actor} />}
          <ImportResult actor={actor} />
        </div>
      </AccountSection>
    </div>
  )
}

function stageOf({ value }: SnapshotFrom<typeof importMachine>) {
  if (typeof value === 'string') return value
  if ('asking' in value) return value.asking
  if ('stopped' in value) return value.stopped
  return 'restoring' in value ? 'restoring' : 'checking'
}

const stageText = (): Readonly<Record<ReturnType<typeof stageOf>, string>> => ({
  choosing: '',
  unreadable: '',
  refused: '',
  checking: importText.checking,
  previewing: importText.contains,
  restoring: importText.restoring,
  paused: importText.paused,
  overQuota: '',
  failed: importText.failed,
  done: importText.done,
})

type ArchiveChoiceProps = {
  canChoose: boolean
  context: ImportContext
  onChoose: (file: File) => void
}

function ArchiveChoice({ canChoose, context, onChoose }: ArchiveChoiceProps) {
  const { refusal, tally } = context
  return (
    <>
      <div role="alert">
        {refusal && (
          <Notice tone="danger">
            <p>
              {sentencesText(
                archiveRefusalText[refusal],
                tally === emptyTally ? refusedText.nothing : refusedText.partly,
              )}
            </p>
          </Notice>
        )}
      </div>
      {canChoose && (
        <div className={styles.buttons}>
          <FileButton
            label={refusal ? importText.chooseOther : importText.choose}
            accept=".zip,application/zip"
            onChoose={([file]) => file && onChoose(file)}
          />
          <span className={styles.dropHint}>{importText.drop}</span>
        </div>
      )}
    </>
  )
}

function ImportProgressBar({ actor }: { actor: ActorRefFrom<typeof importMachine> }) {
  const isRestoring = useSelector(actor, (snapshot) => snapshot.matches('restoring'))
  const { checkedFraction, tally } = useSelector(actor, ({ context }) => context)
  const restored = tally.totalBytes > 0 ? tally.bytes / tally.totalBytes : 0
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={isRestoring ? importText.restoringProgress : importText.checkingProgress}
        value={isRestoring ? restored : checkedFraction}
      />
      {isRestoring && (
        <p className={styles.muted}>
          {sentencesText(productText().archive.soFar(tally.counts), importText.stay)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => actor.send({ type: 'import.pause' })}>
          {isRestoring ? importText.pause : actionText.cancel}
        </Button>
      </div>
    </>
  )
}
