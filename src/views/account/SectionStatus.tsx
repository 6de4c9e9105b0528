import type { Failure } from '../../domain/failure.ts'
import { RetryNotice } from '../../ui/notice/RetryNotice.tsx'
import styles from './AccountSection.module.css'

type SectionStatusProps = {
  /** Announced while the section's data is loading. */
  loading: string | false
  failure: Failure | null
  onRetry: () => void
}

/** A section's content while its data isn't loaded, or can't be. */
export function SectionStatus({ loading, failure, onRetry }: SectionStatusProps) {
  return (
    <div className={styles.state}>
      <output>{loading}</output>
      <RetryNotice failure={failure} onRetry={onRetry} />
    </div>
  )
}
