import type { SnapshotFrom } from 'xstate'
import { totalOf } from '../../../domain/data/itemCounts.ts'
import type { guestMoveMachine } from '../../../machines/guest/guestMoveMachine.ts'
import { productText } from '../../../product/currentProduct.ts'
import { moveText } from '../../../text/guest/guestText.ts'
import { AccountSection } from '../../account/AccountSection.tsx'
import { StepList, type Step } from '../../deletion/StepList.tsx'
import { StepProgress } from '../../deletion/StepProgress.tsx'
import styles from './move.module.css'

export function MoveSteps({ snapshot }: { snapshot: SnapshotFrom<typeof guestMoveMachine> }) {
  const { counts, copied } = snapshot.context
  const all = totalOf(counts)
  const steps = moveSteps(snapshot)
  const count = steps.find(({ stage }) => stage === 'inProgress')?.count
  return (
    <AccountSection id="steps" heading={moveText.steps}>
      {all > 0 && !snapshot.matches({ moving: 'deleting' }) && (
        <progress
          className={styles.progress}
          aria-label={productText().move.heading}
          max={all}
          value={totalOf(copied)}
        />
      )}
      {snapshot.hasTag('deletingData') && <StepProgress snapshot={snapshot} />}
      {count && <p className={styles.count}>{count}</p>}
      <StepList steps={steps} />
    </AccountSection>
  )
}

type MoveStep = Step & { count: string }

/** The steps of a move, in order: the product's own, then the door's. */
function moveSteps(snapshot: SnapshotFrom<typeof guestMoveMachine>): readonly MoveStep[] {
  const { counts, copied } = snapshot.context
  const { stepChanges, stepVerifying, stepDeleting } = moveText
  // If the person discards the rest, the steps before were never done.
  if (snapshot.matches({ moving: 'deleting' }))
    return [{ label: stepDeleting, count: '', stage: 'inProgress' }]
  const current = currentStep(snapshot)
  const steps = [
    ...Object.entries(productText().move.steps).map(([name, label]) => ({
      label,
      count: countOf(copied[name] ?? 0, counts[name] ?? 0),
    })),
    ...[stepChanges, stepVerifying, stepDeleting].map((label) => ({ label, count: '' })),
  ]
  return steps.map((step, at) => ({
    ...step,
    stage: at < current ? 'done' : at === current ? 'inProgress' : 'waiting',
  }))
}

function currentStep(snapshot: SnapshotFrom<typeof guestMoveMachine>): number {
  const names = Object.keys(productText().move.steps)
  const later = ['transferring', 'verifying'] as const
  const reached = later.findIndex((tag) => snapshot.hasTag(tag))
  if (reached >= 0) return names.length + reached
  const { step } = snapshot.context
  return step === null ? 0 : Math.max(0, names.indexOf(step))
}

function countOf(copied: number, all: number): string {
  return all > 0 ? moveText.outOf(copied, all) : ''
}
