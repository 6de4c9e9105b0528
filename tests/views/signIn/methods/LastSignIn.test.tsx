import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { FailureEvent } from '#src/domain/failure.ts'
import { emailLinkRequestLogic } from '#src/firebase/signIn/emailLinkSignIn.ts'
import { emailRequestMachine } from '#src/machines/signIn/emailRequestMachine.ts'
import {
  lastEmail,
  lastMethod,
  recordLastMethod,
  recordLastUser,
} from '#src/storage/signIn/lastUser.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { EmailField } from '#src/views/signIn/EmailField.tsx'
import { EmailLinkView } from '#src/views/signIn/EmailLinkView.tsx'
import { LastEmail, PasswordLastUsed } from '#src/views/signIn/methods/LastSignIn.tsx'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

beforeEach(() => {
  sharedComputerStore.setState({ isShared: false })
  history.replaceState(null, '', '/sign-in')
  recordLastUser('ada', 'ada@example.com')
})

function show() {
  const shown = renderView(
    <main>
      <form>
        <EmailField label="Email" failure={null}>
          <LastEmail />
        </EmailField>
        <PasswordLastUsed />
      </form>
    </main>,
  )
  act(() => shown.auth.report({ type: 'session.missing' }))
  return shown
}

it('suggests the email on the form for a link, too, without marking a password', async () => {
  recordLastMethod('password')
  history.replaceState(null, '', '/sign-in/link')
  const logic = emailRequestMachine.provide({
    actors: {
      sendEmail: stubPort<{ type: 'email.sent' } | FailureEvent, { email: string }>().actor,
    },
  })
  const { auth, person } = renderView(
    <main>
      <WithLogic of={emailLinkRequestLogic} as={logic}>
        <EmailLinkView />
      </WithLogic>
    </main>,
  )
  act(() => auth.report({ type: 'session.missing' }))
  expect(typed()).toBe('ada@example.com')
  expect(screen.queryByText('Last used')).toBeNull()
  await person.click(screen.getByRole('button', notYou))
  expect([typed(), lastEmail()]).toEqual(['', null])
})

const typed = () => screen.getByLabelText<HTMLInputElement>('Email').value
const notYou = { name: 'Not you?' }

it('suggests the last person’s email and method, until someone says that it is not them', async () => {
  recordLastMethod('password')
  const { person } = show()
  expect(typed()).toBe('ada@example.com')
  expect(screen.queryByText('Last used')).not.toBeNull()
  await person.click(screen.getByRole('button', notYou))
  expect([typed(), lastEmail(), lastMethod()]).toEqual(['', null, null])
  cleanup()
  show()
  expect(screen.queryByText('Last used')).toBeNull()
})

it('leaves the email in the field on a shared computer, but no longer suggests it', () => {
  show()
  act(() => sharedComputerStore.setState({ isShared: true }))
  expect(screen.queryByRole('button', notYou)).toBeNull()
  expect(typed()).toBe('ada@example.com')
})
