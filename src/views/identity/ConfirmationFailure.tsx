import type { Failure } from '../../domain/failure.ts'
import { identityText } from '../../text/identityText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'

type ConfirmationFailureProps = { failure: Failure | null; onRetry: () => void }

/** Why it was not confirmed. A wrong password leads nowhere else: other ways stand below it. */
export function ConfirmationFailure({ failure, onRetry }: ConfirmationFailureProps) {
  const isWrong = failure?.kind === 'invalid-credential'
  return (
    <>
      <FailureNotice failure={isWrong ? null : failure} offers={{ retry: onRetry }} />
      <div role="alert">
        {isWrong && <Notice tone="danger">{identityText.wrongPassword}</Notice>}
      </div>
    </>
  )
}
