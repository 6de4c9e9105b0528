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
    identityProviderStore.setState({ actor, isMissing: false })
    return () => identityProviderStore.setState({ actor: null })
  }, [actor])
}

/** The email in the form, if it leads to an identity provider. */
export function useWorkEmailDraft(): WorkEmail | null {
  const { email } = useStore(emailDraftStore)
  return workEmailIn(email)
}

const codeMissing: Failure = { kind: 'network-request-failed', code: 'unavailable' }

type WorkEmailState = {
  workEmail: WorkEmail | null
  /** The visit to its provider, and whether its code is missing. The page shows elsewhere what else went wrong. */
  request: FormRequest
  /** Opens the provider of a work email; returns false for any other. */
  visit: (email: string) => boolean
}

/** Leads a work email in a form to its identity provider, at once or as soon as the actor's code has loaded. */
export function useWorkEmail(): WorkEmailState {
  const workEmail = useWorkEmailDraft()
  const { actor, isMissing } = useStore(identityProviderStore)
  const snapshot = useSelector(actor ?? undefined, (current) => current)
  const isWaiting = useRef(false)
  const [isPressed, setPressed] = useState(false)
  const providerId = workEmail?.providerId
  useEffect(() => {
    if (providerId) actor?.send({ type: 'identityProvider.preload' })
  }, [actor, providerId])
  useEffect(() => {
    // Later, a window would open without a press.
    if (isMissing) isWaiting.current = false
  }, [isMissing])
  useEffect(() => {
    if (!actor || !isWaiting.current) return
    isWaiting.current = false
    // What is in the form by now: the person may have changed it.
    choose(actor, emailDraftStore.getState().email)
  }, [actor])
  return {
    workEmail,
    request: {
      failure: isPressed && isMissing ? codeMissing : null,
      isBusy: snapshot
        ? snapshot.hasTag('busy') || snapshot.matches({ choosing: 'done' })
        : isPressed && !isMissing,
      coolDownEndsAt: snapshot?.context.coolDownEndsAt ?? null,
    },
    visit: (email) => {
      if (!workEmailIn(email)) return false
      // In the same tick as the press, or the browser blocks the popup.
      if (actor) choose(actor, email)
      else isWaiting.current = !isMissing
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
