import type { Failure } from '../domain/failure.ts'
import { FailureWords, type Offers } from './FailureWords.tsx'
import { isRefusal } from './refusal.ts'

type FailureNoticeProps = {
  failure: Failure | null
  /** What this screen itself can do next, by the action that a failure asks for. */
  offers?: Offers
}

/**
 * Says what went wrong and what to do next, unless a field says it. Stands inside the form that
 * failed, and is there before anything fails, so that screen readers announce what appears in it.
 */
export function FailureNotice({ failure, offers = {} }: FailureNoticeProps) {
  return (
    <div role="alert">
      {failure && !isRefusal(failure) && <FailureWords failure={failure} offers={offers} />}
    </div>
  )
}
