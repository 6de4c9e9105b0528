import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EmailActionMode } from '#src/domain/signIn/emailAction.ts'
import { emailActionLogic } from '#src/firebase/signIn/emailAction.ts'
import { passwordPolicyLogic } from '#src/firebase/signUp/passwordPolicy.ts'
import {
  emailActionMachine,
  type EmailActionEvent,
} from '#src/machines/signIn/emailActionMachine.ts'
import { NewPasswordView } from '#src/views/signIn/emailAction/NewPasswordView.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { policyLogic } from '#tests/support/policyLogic.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const code = 'code-from-the-mail'
type Link = { mode: EmailActionMode; code: string }

const change = { email: 'ada@example.com', previousEmail: null, factor: null }
const accepted: EmailActionEvent = { type: 'link.accepted', change }

describe('the page for a new password', () => {
  it('checks the code on its own, saves once, and leads to signing in', async () => {
    const { check, save, person } = openLink()
    expect(check.inputs).toEqual([{ mode: 'resetPassword', code }])
    act(() => check.sendBack(accepted))
    await person.type(screen.getByLabelText('New password'), 'notes on the engine{Enter}{Enter}')
    const password = 'notes on the engine'
    expect(save.inputs).toEqual([{ code, password, email: 'ada@example.com' }])
    act(() => save.sendBack({ type: 'link.used' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your password was changed')
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeNull()
  })

  it('tells password managers which account the password is for', () => {
    const { check } = openLink()
    act(() => check.sendBack(accepted))
    const email = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect(email?.value).toBe('ada@example.com')
  })

  it('shows beside the field that the server requires a better password', async () => {
    const { check, save, person } = openLink()
    act(() => check.sendBack(accepted))
    await person.type(screen.getByLabelText('New password'), 'plain words{Enter}')
    act(() => save.sendBack(failed('weak-password')))
    expect(screen.queryByText(/This password doesn’t meet the requirements./)).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('plain words')
  })

  it('offers a new link for one that has expired', () => {
    const { check, afterwards } = openLink()
    act(() => check.sendBack(failed('invalid-action-code')))
    act(() => afterwards.sendBack({ type: 'link.alreadyUsed' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link doesn’t work')
    expect(screen.queryByRole('link', { name: 'Send a new link' })).not.toBeNull()
  })

  it('offers no new link for an account that is disabled', () => {
    const { check } = openLink()
    act(() => check.sendBack(failed('user-disabled')))
    expect(screen.queryByText('This account has been disabled.')).not.toBeNull()
    expect(screen.queryByText('Contact support.')).not.toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('checks again on request if the server could not be reached', async () => {
    const { check, person } = openLink()
    act(() => check.sendBack(failed('network-request-failed')))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(check.inputs).toEqual([
      { mode: 'resetPassword', code },
      { mode: 'resetPassword', code },
    ])
  })
})

function openLink() {
  const check = stubPort<EmailActionEvent, Link>()
  const save = stubPort<EmailActionEvent, { code: string; password: string; email: string }>()
  const afterwards = stubPort<EmailActionEvent, { mode: EmailActionMode }>()
  const logic = emailActionMachine.provide({
    actors: {
      checkLink: check.actor,
      savePassword: save.actor,
      checkIfApplied: afterwards.actor,
    },
  })
  const view = (
    <WithLogic of={emailActionLogic} as={logic}>
      <WithLogic of={passwordPolicyLogic} as={policyLogic().logic}>
        <NewPasswordView code={code} />
      </WithLogic>
    </WithLogic>
  )
  const { auth, person } = renderView(view)
  act(() => auth.report({ type: 'session.missing' }))
  return { check, save, afterwards, person }
}
