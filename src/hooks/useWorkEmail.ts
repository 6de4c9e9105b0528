import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { configuration } from '../domain/configuration/appConfiguration.ts'
import type { Failure } from '../domain/failure.ts'
import { isSameEmail } from '../domain/signIn/email.ts'
import { workEmailOf, type WorkEmail } from '../domain/signIn/workEmail.ts'
import type { IdentityProviderActor } from '../machines/signIn/identityProviderMachine.ts'
import { emailDraftStore } from '../stores/emailDraftStore.ts'
import { identityProviderStore } from '../stores/identityProviderStore.ts'
import type { FormRequest } from './formRequest.ts'

/** Registers the actor that opens the identity provider of work emails in this page's form. */
export function useRegisterIdentityProvider(actor: IdentityProviderActor): void {
  useEffect(() => {
    identityProviderStore.setState({ actor, hasLoadFailed: false })
    return () => identityProviderStore.setState({ actor: null })
  }, [actor])
}

/** The email in the form, if it leads to an identity provider. */
export function useWorkEmailDraft(): WorkEmail | null {
  const { email } = useStore(emailDraftStore)
  return workEmailIn(email)
}

const codeNotLoaded: Failure = { kind: 'network-request-failed', code: 'unavailable' }

type WorkEmailState = {
  workEmail: WorkEmail | null
  /** Opening its identity provider, or the failure to load that code. The page shows any other failure elsewhere. */
  request: FormRequest
  /** Opens the provider of a work email; returns false for any other. */
  openProviderFor: (email: string) => boolean
}

/** Leads a work email in a form to its identity provider, at once or as soon as the actor's code has loaded. */
export function useWorkEmail(): WorkEmailState {
  const workEmail = useWorkEmailDraft()
  const { actor, hasLoadFailed } = useStore(identityProviderStore)
  const snapshot = useSelector(actor ?? undefined, (current) => current)
  const isWaiting = useRef(false)
  const [isPressed, setPressed] = useState(false)
  const providerId = workEmail?.providerId
  useEffect(() => {
    if (providerId) actor?.send({ type: 'identityProvider.preload' })
  }, [actor, providerId])
  useEffect(() => {
    // Later, a window would open without a press.
    if (hasLoadFailed) isWaiting.current = false
  }, [hasLoadFailed])
  useEffect(() => {
    if (!actor || !isWaiting.current) return
    isWaiting.current = false
    // What is in the form by now: the person may have changed it.
    choose(actor, emailDraftStore.getState().email)
  }, [actor])
  return {
    workEmail,
    request: {
      failure: isPressed && hasLoadFailed ? codeNotLoaded : null,
      isBusy: snapshot
        ? snapshot.hasTag('busy') || snapshot.matches({ choosing: 'done' })
        : isPressed && !hasLoadFailed,
      coolDownEndsAt: snapshot?.context.coolDownEndsAt ?? null,
    },
    openProviderFor: (email) => {
      if (!workEmailIn(email)) return false
      // In the same tick as the press, or the browser blocks the popup.
      if (actor) choose(actor, email)
      else isWaiting.current = !hasLoadFailed
      setPressed(true)
      return true
    },
  }
}

function choose(actor: IdentityProviderActor, email: string): void {
  const workEmail = workEmailIn(email)
  if (!workEmail) return
  const { providerId } = workEmail
  actor.send({ type: 'identityProvider.choose', providerId, loginHint: email })
}

function workEmailIn(email: string): WorkEmail | null {
  const { existing } = emailDraftStore.getState()
  return isSameEmail(existing, email) ? null : workEmailOf(email, configuration.workDomains)
}
