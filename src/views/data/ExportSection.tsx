import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ExportOutcome, ExportProgress } from '../../domain/data/exportProgress.ts'
import type { ItemCounts } from '../../domain/data/itemCounts.ts'
import { formatSize } from '../../domain/format.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import type { exportMachine } from '../../machines/data/exportMachine.ts'
import { productText } from '../../product/currentProduct.ts'
import { exportText, missingText } from '../../text/data/archiveText.ts'
import { timeLeftText } from '../../text/data/timeLeftText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { sentencesText } from '../../text/shared/sentencesText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { NamedItems } from './NamedItems.tsx'
import styles from './data.module.css'

const stages = ['packing', 'diskFull', 'failed', 'done'] as const

/** Packs all of the person's data into one file. */
export function ExportSection({ actor }: { actor: ActorRefFrom<typeof exportMachine> }) {
  const stage = useSelector(
    actor,
    (snapshot) => stages.find((state) => snapshot.matches(state)) ?? 'idle',
  )
  const { counts, progress, outcome, failure } = useSelector(actor, ({ context }) => context)
  const unsaved = counts && productText().archive.unsaved(counts)
  useFocusAfterRemoval(stage, '#export-heading')
  return (
    <AccountSection
      id="export"
      heading={exportText.heading}
      lead={productText().archive.exportLead}
    >
      <div className={styles.body}>
        <output>
          {stage === 'packing' && <span>{productText().archive.packing(progress.step)}</span>}
          {outcome && <span>{exportText.done(outcome.name, formatSize(outcome.size))}</span>}
        </output>
        {outcome && <ExportDone outcome={outcome} />}
        {stage === 'packing' && <ExportProgressBar progress={progress} counts={counts} />}
        <div role="alert">
          {stage === 'diskFull' && <Notice tone="danger">{exportText.diskFull}</Notice>}
        </div>
        <RetryNotice failure={failure} onRetry={() => actor.send({ type: 'export.retry' })} />
        <div className={styles.buttons}>
          {stage === 'idle' && (
            <Button variant="primary" onClick={() => actor.send({ type: 'export.start' })}>
              {exportText.start}
            </Button>
          )}
          {stage === 'diskFull' && (
            <Button variant="primary" onClick={() => actor.send({ type: 'export.retry' })}>
              {actionText.tryAgain}
            </Button>
          )}
          {(stage === 'packing' || stage === 'diskFull' || stage === 'failed') && (
            <Button onClick={() => actor.send({ type: 'export.cancel' })}>
              {actionText.cancel}
            </Button>
          )}
          {stage === 'done' && (
            <>
              <Button onClick={() => actor.send({ type: 'export.save' })}>
                {exportText.downloadAgain}
              </Button>
              <Button variant="quiet" onClick={() => actor.send({ type: 'export.start' })}>
                {exportText.exportAgain}
              </Button>
            </>
          )}
        </div>
        {stage === 'idle' && <ExportCounts counts={counts} />}
        {stage === 'idle' && unsaved && <p className={styles.muted}>{unsaved}</p>}
      </div>
    </AccountSection>
  )
}

/** How much there is. Below its button, since it reserves space: what follows doesn't move when the count arrives. */
function ExportCounts({ counts }: { counts: ItemCounts | null }) {
  return (
    <p className={styles.counts}>
      {counts ? productText().archive.counts(counts) : exportText.counting}
    </p>
  )
}

type ExportProgressBarProps = {
  progress: ExportProgress
  /** How much there is in total; `null` until counted. */
  counts: ItemCounts | null
}

function ExportProgressBar({ progress, counts }: ExportProgressBarProps) {
  const { step, done, total, timeLeft } = progress
  const whole = total ?? (step === null ? null : counts?.[step]) ?? null
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={exportText.progress}
        {...(whole !== null && { value: done, max: Math.max(whole, done, 1) })}
      />
      <p className={styles.work}>
        <span>{productText().archive.packed(progress)}</span>
        {timeLeft !== null && <span>{timeLeftText(timeLeft)}</span>}
      </p>
      <p className={styles.muted}>{exportText.stay}</p>
    </>
  )
}

function ExportDone({ outcome }: { outcome: ExportOutcome }) {
  const { counts, missing, hasPicture } = outcome
  const contained = productText().archive.contained(counts)
  return (
    <div className={styles.result}>
      <p>{hasPicture ? sentencesText(contained, exportText.withPicture) : contained}</p>
      {missing.length > 0 && (
        <>
          <p>{exportText.missing(missing.length)}</p>
          <NamedItems
            items={missing}
            reasons={{ ...missingText, ...productText().archive.missing }}
          />
          <p>{exportText.missingAll}</p>
        </>
      )}
    </div>
  )
}
