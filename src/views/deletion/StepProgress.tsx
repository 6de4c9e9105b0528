import { deletionText } from '../../text/deletionText.ts'
import { timeLeftText } from '../../text/timeLeftText.ts'
import styles from './deletion.module.css'
import type { DeletionProps } from './DeletionSteps.tsx'

/** How much of the step that is under way is done. */
export function StepProgress({ snapshot }: Pick<DeletionProps, 'snapshot'>) {
  const { progress, secondsLeft } = snapshot.context
  if (!progress || (progress.step !== 'files' && progress.step !== 'notes')) return null
  const { done, total } = progress
  if (total === 0) return null
  return (
    <div className={styles.progress}>
      <progress
        aria-label={deletionText.progress}
        {...(total !== null && { value: done, max: total })}
      />
      <p>
        {total === null ? deletionText.counting : deletionText.doneOf(done, total)}
        {secondsLeft !== null && secondsLeft > 0 && (
          <span>{timeLeftText(secondsLeft * 1_000)}</span>
        )}
      </p>
    </div>
  )
}
