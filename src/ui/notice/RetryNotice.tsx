import { noticeActionAfter, type Failure } from '../../domain/failure.ts'
import { nextActionText } from '../../text/shared/failureText.ts'
import { Button } from '../button/Button.tsx'
import { FailureNotice } from './FailureNotice.tsx'

type RetryNoticeProps = { failure: Failure | null; onRetry: () => void }

/** A failure of something that can always be retried, even if the next action is another one, such as waiting. */
export function RetryNotice({ failure, onRetry }: RetryNoticeProps) {
  return (
    <FailureNotice failure={failure} actions={{ retry: onRetry }}>
      {failure && noticeActionAfter(failure) !== 'retry' && (
        <Button variant="quiet" onClick={onRetry}>
          {nextActionText.retry}
        </Button>
      )}
    </FailureNotice>
  )
}
