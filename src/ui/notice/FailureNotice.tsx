import { fieldToCorrect, type Failure } from '../../domain/failure.ts'
import { FailureMessage, type Offers } from './FailureMessage.tsx'

type FailureNoticeProps = {
  failure: Failure | null
  /** What this screen can do about a failure, by next action. */
  offers?: Offers
}

/**
 * Shows what went wrong and what to do next, unless a field already shows it. Place it inside the form, and
 * render it before anything fails, so that screen readers announce its content.
 */
export function FailureNotice({ failure, offers = {} }: FailureNoticeProps) {
  return (
    <div role="alert">
      {failure && !fieldToCorrect(failure) && <FailureMessage failure={failure} offers={offers} />}
    </div>
  )
}
