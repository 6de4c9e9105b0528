import type { SnapshotFrom } from 'xstate'
import type { moveMachine } from '../../machines/moveMachine.ts'
import { moveText } from '../../text/guestText.ts'
import { StepList } from '../../ui/StepList.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { StepProgress } from '../deletion/StepProgress.tsx'
import { moveSteps } from './moveSteps.ts'
import styles from './move.module.css'

/** How far a move has come. */
export function MoveSteps({ snapshot }: { snapshot: SnapshotFrom<typeof moveMachine> }) {
  const { things, copied } = snapshot.context
  const all = things.notes + things.files
  const steps = moveSteps(snapshot)
  const count = steps.find(({ stage }) => stage === 'underWay')?.count
  return (
    <AccountSection id="steps" heading={moveText.steps}>
      {all > 0 && !snapshot.hasTag('removing') && (
        <progress
          className={styles.progress}
          aria-label={moveText.heading}
          max={all}
          value={copied.notes + copied.files}
        />
      )}
      {snapshot.hasTag('wiping') && <StepProgress snapshot={snapshot} />}
      {count && <p className={styles.count}>{count}</p>}
      <StepList steps={steps} />
    </AccountSection>
  )
}
