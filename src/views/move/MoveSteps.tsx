import type { SnapshotFrom } from 'xstate'
import type { moveMachine } from '../../machines/moveMachine.ts'
import { moveText } from '../../text/moveText.ts'
import { CheckIcon, DotIcon } from '../../ui/checkIcons.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { moveSteps } from './moveSteps.ts'
import styles from './move.module.css'

/** How far a move has come. */
export function MoveSteps({ snapshot }: { snapshot: SnapshotFrom<typeof moveMachine> }) {
  const { things, placed } = snapshot.context
  const all = things.notes + things.files
  const steps = moveSteps(snapshot)
  const count = steps.find(({ stage }) => stage === 'underWay')?.count
  return (
    <AccountSection id="steps" heading={moveText.steps}>
      {all > 0 && (
        <progress
          className={styles.progress}
          aria-label={moveText.heading}
          max={all}
          value={placed.notes + placed.files}
        />
      )}
      {count && <p className={styles.count}>{count}</p>}
      <ol className={styles.list} aria-live="polite">
        {steps.map(({ label, stage }) => (
          <li key={label} data-stage={stage}>
            {stage === 'done' ? <CheckIcon /> : <DotIcon />}
            {label} <span className={styles.stage}>{moveText[stage]}</span>
          </li>
        ))}
      </ol>
    </AccountSection>
  )
}
