import { useEffect } from 'react'
import type { Failure } from '../domain/failure.ts'
import type { AuthForm } from '../machines/authMachine.ts'
import { useIsHydrated } from './useIsHydrated.ts'
import { useAuth, useAuthActor, useAuthSelector } from '../providers/AuthProvider.tsx'

type AuthFormState = {
  /** The failure of this form only. */
  failure: Failure | null
  /** The request is running, or has succeeded and the next page is loading. */
  isBusy: boolean
  /** When anything can be tried again, in milliseconds since 1970. */
  coolDownEndsAt: number | null
}

/**
 * The state of a form that signs people in or up. Its failure is dismissed when the form unmounts.
 */
export function useAuthForm(form: AuthForm): AuthFormState {
  const actor = useAuthActor()
  useEffect(() => () => actor.send({ type: 'attempt.dismiss' }), [actor])
  const isMine = useAuthSelector(({ context }) => context.form === form)
  const failure = useAuthSelector(({ context }) => context.failure)
  const { loggedIn } = useAuth()
  const isHydrated = useIsHydrated()
  const isBusy = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  const coolDownEndsAt = useAuthSelector(({ context }) => context.coolDownEndsAt)
  // A form may have been submitted before hydration, which must match the prerendered page.
  if (!isHydrated) return { failure: null, isBusy: false, coolDownEndsAt: null }
  return {
    failure: isMine ? failure : null,
    isBusy: loggedIn || (isMine && isBusy),
    coolDownEndsAt,
  }
}
