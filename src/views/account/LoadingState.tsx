import type { Failure } from '../../domain/failure.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
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
      <Form onSubmit={onRetry}>
        <FailureNotice failure={failure} />
      </Form>
    </div>
  )
}
