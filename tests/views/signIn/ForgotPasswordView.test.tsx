import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { passwordResetLogic } from '#src/firebase/signIn/passwordReset.ts'
import {
  emailRequestMachine,
  type EmailRequestEvent,
} from '#src/machines/signIn/emailRequestMachine.ts'
import { ForgotPasswordView } from '#src/views/signIn/ForgotPasswordView.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

describe('the forgotten-password form', () => {
  it('announces an email and offers another address, which starts with the typed one', async () => {
    const { mail, person } = await requestEmail()
    expect(mail.inputs).toEqual([{ email: 'ada@example.com' }])
    act(() => mail.sendBack({ type: 'email.sent' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your email')
    expect(screen.queryByText(/If there’s an account for ada@example.com/)).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Resend in 30s' })).not.toBeNull()
    await person.click(screen.getByRole('button', { name: 'Use another email' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  })

  it('shows the same to a person without an account', async () => {
    const { mail } = await requestEmail()
    act(() => mail.sendBack(failed('invalid-credential')))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your email')
  })

  it('keeps the address and offers to retry if the server cannot be reached', async () => {
    const { mail, person } = await requestEmail()
    act(() => mail.sendBack(failed('network-request-failed')))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(mail.inputs).toEqual([{ email: 'ada@example.com' }, { email: 'ada@example.com' }])
  })

  it('counts down after too many requests', async () => {
    const { mail } = await requestEmail()
    act(() => mail.sendBack(failed('too-many-requests')))
    expect(screen.queryByRole('button', { name: /Please wait 30s/ })).not.toBeNull()
  })
})

describe('resending the email', () => {
  it('stays on the page, with the focus on the button', async () => {
    const { mail, person, heading } = await resendEmail()
    expect(heading.isConnected).toBe(true)
    expect(document.activeElement?.textContent).toBe('Sending…')
    expect(mail.inputs).toEqual([{ email: 'ada@example.com' }, { email: 'ada@example.com' }])
    await person.click(screen.getByRole('button', { name: 'Sending…' }))
    expect(mail.inputs).toHaveLength(2)
    act(() => mail.sendBack({ type: 'email.sent' }))
    expect([heading.isConnected, document.activeElement?.textContent]).toEqual([
      true,
      'Resend in 30s',
    ])
  })

  it('shows there why it failed, with its next action', async () => {
    const { mail, person, heading } = await resendEmail()
    act(() => mail.sendBack(failed('network-request-failed')))
    expect(screen.getByRole('alert').textContent).toBe('We can’t reach the server.Try again')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect([heading.isConnected, document.activeElement?.textContent]).toEqual([true, 'Sending…'])
    expect(mail.inputs).toHaveLength(3)
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})

/** An email was sent, the wait is over, and another one is requested. */
async function resendEmail() {
  const { mail, person } = await requestEmail({ resendWait: 0 })
  act(() => mail.sendBack({ type: 'email.sent' }))
  const heading = screen.getByRole('heading', { level: 1, name: 'Check your email' })
  await person.click(await screen.findByRole('button', { name: 'Resend email' }))
  return { mail, person, heading }
}

async function requestEmail(delays = {}) {
  const mail = stubPort<EmailRequestEvent, { email: string }>()
  const logic = emailRequestMachine.provide({ actors: { sendEmail: mail.actor }, delays })
  const { auth, person } = renderView(
    <WithLogic of={passwordResetLogic} as={logic}>
      <ForgotPasswordView />
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.missing' }))
  await person.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}')
  return { mail, person }
}
