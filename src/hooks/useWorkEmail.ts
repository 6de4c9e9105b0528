import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { configuration } from '../domain/configuration/appConfiguration.ts'
import { isSameEmail } from '../domain/signIn/email.ts'
import { workEmailOf, type WorkEmail } from '../domain/signIn/workEmail.ts'
import type {
  ProviderChoice,
  IdentityProviderActor,
} from '../machines/signIn/identityProviderMachine.ts'
import { emailDraftStore } from '../stores/emailDraftStore.ts'
import { identityProviderStore } from '../stores/identityProviderStore.ts'
import type { FormRequest } from './formRequest.ts'

/** Registers the actor that opens the identity provider of work emails in this page's form. */
export const useRegisterIdentityProvider = __FEATURES__.workEmail
  ? useActorRegistration
  : () => undefined

function useActorRegistration(actor: IdentityProviderActor): void {
  useEffect(() => {
    identityProviderStore.setState({ actor })
    return () => identityProviderStore.setState({ actor: null })
  }, [actor])
}

/** The email in the form, if it leads to an identity provider. */
export const useWorkEmailDraft = __FEATURES__.workEmail ? useTypedWorkEmail : () => null

function useTypedWorkEmail(): WorkEmail | null {
  const { email } = useStore(emailDraftStore)
  return workEmailIn(email)
}

type WorkEmailState = {
  workEmail: WorkEmail | null
  /** The visit to its provider. The page shows elsewhere what went wrong. */
  request: FormRequest
  /** Opens the provider of a work email; returns false for any other. */
  visit: (email: string) => boolean
}

/** Leads a work email in a form to its identity provider. */
export function useWorkEmail(): WorkEmailState {
  const workEmail = useTypedWorkEmail()
  const { actor } = useStore(identityProviderStore)
  const snapshot = useSelector(actor ?? undefined, (current) => current)
  const providerId = workEmail?.providerId
  useEffect(() => {
    if (providerId) actor?.send({ type: 'identityProvider.preload' })
  }, [actor, providerId])
  const { isPressed, choose } = useProviderChoice(actor)
  return {
    workEmail,
    request: {
      failure: null,
      isBusy: snapshot ? snapshot.hasTag('busy') || snapshot.hasTag('done') : isPressed,
      coolDownEndsAt: snapshot?.context.coolDownEndsAt ?? null,
    },
    visit: (email) => {
      const submitted = workEmailIn(email)
      if (!submitted) return false
      choose({ providerId: submitted.providerId, loginHint: email })
      return true
    },
  }
}

type Choice = { isPressed: boolean; choose: (choice: ProviderChoice) => void }

/** Chooses an identity provider at once, or as soon as the actor's code has loaded. */
function useProviderChoice(actor: IdentityProviderActor | null): Choice {
  const pressed = useRef<ProviderChoice | null>(null)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!actor || !pressed.current) return
    actor.send({ type: 'identityProvider.choose', ...pressed.current })
    pressed.current = null
  }, [actor])
  return {
    isPressed,
    choose: (choice) => {
      // In the same tick as the press, or the browser blocks the popup.
      if (actor) actor.send({ type: 'identityProvider.choose', ...choice })
      else pressed.current = choice
      setPressed(true)
    },
  }
}

function workEmailIn(email: string): WorkEmail | null {
  const { existing } = emailDraftStore.getState()
  return isSameEmail(existing, email) ? null : workEmailOf(email, configuration.workDomains)
}
