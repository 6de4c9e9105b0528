import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mailboxLogic } from '#src/dev/mailboxLogic.ts'
import { mailboxMachine, type MailboxEvent } from '#src/dev/mailboxMachine.ts'
import { MailboxView } from '#src/dev/MailboxView.tsx'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

describe('the mailbox', () => {
  it('shows that it is opening, and then that it is empty', () => {
    const { watcher } = openMailbox()
    expect(screen.getByRole('status').textContent).toBe('Opening…')
    expect(screen.queryByText(/ yet\.$/)).toBeNull()
    act(() => watcher.sendBack({ type: 'mailbox.read', mailbox: { emails: [], texts: [] } }))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.queryByText('No emails yet.')).not.toBeNull()
    expect(screen.queryByText('No text messages yet.')).not.toBeNull()
  })

  it('names each email and leads to what its link leads to', () => {
    const { watcher } = openMailbox()
    const kinds = [
      'PASSWORD_RESET',
      'VERIFY_EMAIL',
      'EMAIL_SIGNIN',
      'VERIFY_AND_CHANGE_EMAIL',
      'RECOVER_EMAIL',
      'REVERT_SECOND_FACTOR_ADDITION',
      'SOMETHING_NEW',
    ]
    const emails = kinds.map((purpose) => ({
      to: 'ada@example.com',
      purpose,
      link: `/auth/action?mode=${purpose}`,
    }))
    act(() => watcher.sendBack({ type: 'mailbox.read', mailbox: { emails, texts: [] } }))
    const links = screen.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Choose a new password', '/auth/action?mode=PASSWORD_RESET'],
      ['Verify email', '/auth/action?mode=VERIFY_EMAIL'],
      ['Sign in', '/auth/action?mode=EMAIL_SIGNIN'],
      ['Change email', '/auth/action?mode=VERIFY_AND_CHANGE_EMAIL'],
      ['Restore email', '/auth/action?mode=RECOVER_EMAIL'],
      ['Remove it', '/auth/action?mode=REVERT_SECOND_FACTOR_ADDITION'],
      ['Open the link', '/auth/action?mode=SOMETHING_NEW'],
    ])
  })

  it('shows that the local Firebase does not answer', () => {
    const { watcher } = openMailbox()
    act(() => watcher.sendBack({ type: 'mailbox.unreachable' }))
    expect(screen.getByRole('status').textContent).toMatch(/^The local Firebase isn’t responding/)
  })
})

function openMailbox() {
  const watcher = stubPort<MailboxEvent>()
  const logic = mailboxMachine.provide({ actors: { watchMailbox: watcher.actor } })
  const { auth } = renderView(
    <WithLogic of={mailboxLogic} as={logic}>
      <MailboxView />
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.missing' }))
  return { watcher }
}
