import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emailChangeLogic } from '#src/firebase/account/accountChanges.ts'
import {
  emailRequestMachine,
  type EmailRequestEvent,
} from '#src/machines/signIn/emailRequestMachine.ts'
import { EmailRow } from '#src/views/account/EmailRow.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

it('sends an email to the new address, and shows what will happen', async () => {
  const { mail, person } = renderRow(ada)
  await person.click(screen.getByRole('button', { name: 'Change: Email' }))
  expect(screen.queryByText(/you’ll be signed out on every device/)).not.toBeNull()
  await person.keyboard('king@example.com{Enter}')
  expect(mail.inputs).toEqual([{ email: 'king@example.com' }])
  act(() => mail.sendBack({ type: 'email.sent' }))
  expect(document.activeElement?.textContent).toBe(
    'We sent an email to king@example.com. Your address changes when you open the link in it.',
  )
  expect(screen.queryByRole('button', { name: 'Resend in 30s' })).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('ada@example.com')).not.toBeNull()
})

it('resends the email in place, and shows there why that failed', async () => {
  const { mail, person } = renderRow(ada, { resendWait: 0 })
  await person.click(screen.getByRole('button', { name: 'Change: Email' }))
  await person.keyboard('king@example.com{Enter}')
  act(() => mail.sendBack({ type: 'email.sent' }))
  const sent = screen.getByText(/^We sent an email to king@example.com/)
  await person.click(await screen.findByRole('button', { name: 'Resend email' }))
  expect([sent.isConnected, document.activeElement?.textContent]).toEqual([true, 'Sending…'])
  act(() => mail.sendBack(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect([sent.isConnected, document.activeElement?.textContent]).toEqual([true, 'Sending…'])
  expect(mail.inputs).toHaveLength(3)
})

it('shows no earlier address or failure after it was closed', async () => {
  const { mail, person } = renderRow(ada)
  await person.click(screen.getByRole('button', { name: 'Change: Email' }))
  await person.keyboard('king@example.com{Enter}')
  act(() => mail.sendBack(failed('invalid-email')))
  expect(screen.getByLabelText('New email').getAttribute('aria-invalid')).toBe('true')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(screen.getByRole('button', { name: 'Change: Email' }))
  const field = screen.getByLabelText<HTMLInputElement>('New email')
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['', null])
})

it('stays open while an email is requested, and while the identity is confirmed', async () => {
  stubModals()
  const { mail, person } = renderRow(ada)
  await person.click(screen.getByRole('button', { name: 'Change: Email' }))
  await person.keyboard('king@example.com{Enter}{Escape}')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  act(() => mail.sendBack(failed('requires-recent-login')))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  within(dialog).getByRole('button', { name: 'Cancel' }).focus()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('king@example.com')
  await person.click(screen.getByLabelText('New email'))
  await person.keyboard('{Escape}')
  expect(screen.queryByLabelText('New email')).toBeNull()
})

it('shows whether the address is verified, and links to the page that does it', () => {
  renderRow({ ...ada, emailVerified: false })
  expect(screen.queryByText('Not verified')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Verify this address' }).getAttribute('href')).toBe(
    '/verify-email',
  )
})

it('lets a guest keep the account, and a person without an email add one', () => {
  renderRow(nemo)
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/account/upgrade',
  )
  renderRow({ ...nemo, isAnonymous: false })
  expect(
    screen.getByRole('link', { name: 'Add an email and a password' }).getAttribute('href'),
  ).toBe('/account/security#password')
})

function renderRow(user: typeof ada, delays = {}) {
  const mail = stubPort<EmailRequestEvent, { email: string }>()
  const logic = emailRequestMachine.provide({ actors: { sendEmail: mail.actor }, delays })
  const { auth, person } = renderView(
    <WithLogic of={emailChangeLogic} as={logic}>
      <EmailRow user={user} />
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.found', user }))
  return { mail, person }
}
