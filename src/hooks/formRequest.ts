import { useEffect, useState } from 'react'
import type { Failure } from '../domain/failure.ts'
import type { AuthForm } from '../machines/authMachine.ts'
import { useAuth, useAuthActor, useAuthSelector } from '../providers/AuthProvider.tsx'
import { useIsHydrated } from './useIsHydrated.ts'

/** The state of the request that a form makes. */
export type FormRequest = {
  failure: Failure | null
  /** The request is running, or has succeeded and the next page is loading. */
  isBusy: boolean
  /** When the form can be submitted again, in milliseconds since 1970; `null` if it can be now. */
  coolDownEndsAt: number | null
}

/** Of a form's own machine. */
export type RequestSnapshot = {
  context: { failure: Failure | null; coolDownEndsAt: number | null }
  hasTag(tag: 'busy'): boolean
}

/** The request of a form that has a machine of its own. */
export function requestOf(snapshot: RequestSnapshot): FormRequest {
  const { failure, coolDownEndsAt } = snapshot.context
  return { failure, coolDownEndsAt, isBusy: snapshot.hasTag('busy') }
}

/**
 * The request of a form that signs people in or up, with this form's failures only. They are dismissed when the form
 * unmounts. If a request was still running then, its failure is dismissed when the form mounts again.
 */
export function useAuthRequest(form: AuthForm): FormRequest {
  const actor = useAuthActor()
  const isMine = useAuthSelector(({ context }) => context.form === form)
  const failure = useAuthSelector(({ context }) => context.failure)
  const { loggedIn: isSignedIn } = useAuth()
  const isHydrated = useIsHydrated()
  const [wasHydrated] = useState(isHydrated)
  const isBusy = useAuthSelector((snapshot) => snapshot.hasTag('busy'))
  const coolDownEndsAt = useAuthSelector(({ context }) => context.coolDownEndsAt)
  useEffect(() => {
    const dismiss = () => actor.send({ type: 'failure.dismiss' })
    if (wasHydrated) dismiss()
    return dismiss
  }, [actor, wasHydrated])
  // A form may have been submitted before hydration, which must match the prerendered page.
  if (!isHydrated) return { failure: null, isBusy: false, coolDownEndsAt: null }
  return {
    failure: isMine ? failure : null,
    // A request of another form keeps this one from making its own.
    isBusy: isSignedIn || isBusy,
    coolDownEndsAt,
  }
}
