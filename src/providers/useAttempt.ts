import type { Failure } from '../domain/failure.ts'
import type { Attempt } from '../machines/authEvents.ts'
import { useAuthSelector } from './AuthProvider.tsx'

type AttemptState = {
  /** What went wrong with this attempt; another form's failure does not show here. */
  failure: Failure | null
  isBusy: boolean
  coolDownEndsAt: number | null
}

/** How one kind of attempt stands, for the form that makes it. */
export function useAttempt(attempt: Attempt): AttemptState {
  return {
    failure: useAuthSelector(({ context }) =>
      context.attempt === attempt ? context.failure : null,
    ),
    isBusy: useAuthSelector((snapshot) => snapshot.hasTag('busy')),
    coolDownEndsAt: useAuthSelector(({ context }) => context.coolDownEndsAt),
  }
}
