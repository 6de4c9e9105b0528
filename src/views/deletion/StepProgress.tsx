import type { DeletionProgress } from '../../domain/deletion/deletionReceipt.ts'
import { timeLeftText } from '../../text/data/timeLeftText.ts'
import { deletionText } from '../../text/deletion/deletionText.ts'
import styles from './deletion.module.css'

type StepProgressProps = {
  snapshot: { context: { progress: DeletionProgress | null; timeLeft: number | null } }
}

export function StepProgress({ snapshot }: StepProgressProps) {
  const { progress, timeLeft } = snapshot.context
  if (!progress || (progress.step !== 'files' && progress.step !== 'documents')) return null
  const { done, total } = progress
  if (total === 0) return null
  return (
    <div className={styles.progress}>
      <progress
        aria-label={deletionText.progress}
        {...(total !== null && { value: done, max: total })}
      />
      <p>
        <span>{total === null ? deletionText.counting : deletionText.doneOf(done, total)}</span>
        {timeLeft !== null && <span>{timeLeftText(timeLeft)}</span>}
      </p>
    </div>
  )
}
