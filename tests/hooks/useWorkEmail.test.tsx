import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { useWorkEmail } from '#src/hooks/useWorkEmail.ts'
import {
  identityProviderMachine,
  type IdentityProviderEvent,
  type IdentityProviderChoice,
} from '#src/machines/signIn/identityProviderMachine.ts'
import { emailDraftStore, forgetEmailDraft } from '#src/stores/emailDraftStore.ts'
import { identityProviderStore } from '#src/stores/identityProviderStore.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'

const work = 'ada@acme.example'

beforeEach(forgetEmailDraft)

it('a work email that was submitted before the code is there leads to its provider once it is', () => {
  const { popup, load } = submitEarly()
  load()
  expect(popup.inputs).toEqual([{ providerId: 'oidc.acme', loginHint: work }])
})

it('an email that was changed since leads nowhere, and the form can be submitted again', () => {
  const { popup, load, form } = submitEarly()
  expect(form.current.request.isBusy).toBe(true)
  act(() => emailDraftStore.setState({ email: 'ada@example.com' }))
  load()
  expect(popup.inputs).toEqual([])
  expect(form.current.request.isBusy).toBe(false)
})

it('a press whose code was missing opens no window once the code is there', () => {
  const { popup, load, form } = submitEarly()
  act(() => identityProviderStore.setState({ hasLoadFailed: true }))
  expect(form.current.request.failure?.kind).toBe('network-request-failed')
  load()
  expect(popup.inputs).toEqual([])
})

it('a second press while the code is missing opens no window either', () => {
  const { popup, load, form } = submitEarly()
  act(() => identityProviderStore.setState({ hasLoadFailed: true }))
  act(() => void form.current.openProviderFor(work))
  load()
  expect(popup.inputs).toEqual([])
})

/** A form that was submitted with a work email. */
function submitEarly() {
  const popup = stubPort<IdentityProviderEvent, IdentityProviderChoice>()
  const idle = stubPort().actor
  const resumeRedirect = fromCallback(({ sendBack }) => sendBack({ type: 'redirect.none' }))
  const actor = createActor(
    identityProviderMachine.provide({
      actors: { openPopup: popup.actor, resumeRedirect, offerAccounts: idle },
      actions: { preloadPopup: () => undefined },
    }),
  ).start()
  onTestFinished(() => {
    identityProviderStore.setState({ actor: null, hasLoadFailed: false })
    actor.stop()
  })
  const { result } = renderHook(useWorkEmail)
  act(() => emailDraftStore.setState({ email: work }))
  act(() => void result.current.openProviderFor(work))
  return {
    popup,
    form: result,
    load: () => act(() => identityProviderStore.setState({ actor, hasLoadFailed: false })),
  }
}
