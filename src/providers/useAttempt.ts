import { useEffect } from 'react'
import type { Failure } from '../domain/failure.ts'
import type { Attempt } from '../machines/authMachine.ts'
import { useIsLive } from './useIsLive.ts'
import { useAuth, useAuthActor, useAuthSelector } from './AuthProvider.tsx'

type AttemptState = {
  /** What went wrong with this attempt; another form's failure does not show here. */
  failure: Failure | null
  /** This attempt runs, or somebody has come in and the page that comes next is on the way. */
  isBusy: boolean
  /** Until when nobody may try anything, in milliseconds since 1970. */
  coolDownEndsAt: number | null
}

/** How one kind of attempt stands, for the form that makes it. Its failure goes with the form. */
export function useAttempt(attempt: Attempt): AttemptState {
  const actor = useAuthActor()
  useEffect(() => () => actor.send({ type: 'attempt.dismiss' }), [actor])
  const isMine = useAuthSelector(({ context }) => context.attempt === attempt)
  const failure = useAuthSelector(({ context }) => context.failure)
  const { loggedIn } = useAuth()
  const isLive = useIsLive()
  const isBusy = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  const coolDownEndsAt = useAuthSelector(({ context }) => context.coolDownEndsAt)
  // A form may be sent before its page works, which is then taken over as it was painted.
  if (!isLive) return { failure: null, isBusy: false, coolDownEndsAt: null }
  return {
    failure: isMine ? failure : null,
    isBusy: loggedIn || (isMine && isBusy),
    coolDownEndsAt,
  }
}
