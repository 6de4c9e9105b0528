import type { Failure } from '../../domain/failure.ts'
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx'
import styles from './AccountSection.module.css'

type LoadingStateProps = {
  /** Announced while the section's data is loading. */
  loading: string | false
  failure: Failure | null
  onRetry: () => void
}

/** A section's content while its data isn't loaded, or can't be. */
export function LoadingState({ loading, failure, onRetry }: LoadingStateProps) {
  return (
    <div className={styles.state}>
      <output>{loading}</output>
      <RetryNotice failure={failure} onRetry={onRetry} />
    </div>
  )
}
