import { nextStepAfter, type Failure } from '../../domain/failure.ts'
import { nextActionText } from '../../text/shared/failureText.ts'
import { Button } from '../button/Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'

type RetryNoticeProps = { failure: Failure | null; onRetry: () => void }

/** A `FailureNotice` that always offers to try again, also if something else comes first, such as signing in. */
export function RetryNotice({ failure, onRetry }: RetryNoticeProps) {
  return (
    <>
      <FailureNotice failure={failure} actions={{ retry: onRetry }} />
      {failure && nextStepAfter(failure) !== 'retry' && (
        <Button onClick={onRetry}>{nextActionText.retry}</Button>
      )}
    </>
  )
}
