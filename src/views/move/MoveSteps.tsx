import type { SnapshotFrom } from 'xstate'
import { sumOf } from '../../domain/counts.ts'
import type { moveMachine } from '../../machines/moveMachine.ts'
import { productText } from '../../productText.ts'
import { moveText } from '../../text/guestText.ts'
import { StepList } from '../../ui/StepList.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { StepProgress } from '../deletion/StepProgress.tsx'
import { moveSteps } from './moveSteps.ts'
import styles from './move.module.css'

/** How far a move has come. */
export function MoveSteps({ snapshot }: { snapshot: SnapshotFrom<typeof moveMachine> }) {
  const { things, copied } = snapshot.context
  const all = sumOf(things)
  const steps = moveSteps(snapshot)
  const count = steps.find(({ stage }) => stage === 'underWay')?.count
  return (
    <AccountSection id="steps" heading={moveText.steps}>
      {all > 0 && !snapshot.hasTag('removing') && (
        <progress
          className={styles.progress}
          aria-label={productText.move.heading}
          max={all}
          value={sumOf(copied)}
        />
      )}
      {snapshot.hasTag('wiping') && <StepProgress snapshot={snapshot} />}
      {count && <p className={styles.count}>{count}</p>}
      <StepList steps={steps} />
    </AccountSection>
  )
}
