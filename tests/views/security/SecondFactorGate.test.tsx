import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import type { SecondFactor } from '#src/domain/security/enrolledMethods.ts'
import type { User } from '#src/domain/session/user.ts'
import { requiredFactorLogic, type Access } from '#src/firebase/security/requiredFactor.ts'
import { secondFactorsLogic } from '#src/firebase/security/secondFactors.ts'
import { emailVerificationLogic } from '#src/firebase/signUp/emailVerification.ts'
import { watcherMachineFor, type WatcherEvent } from '#src/machines/shared/watcherMachine.ts'
import { emailVerificationMachine } from '#src/machines/signUp/emailVerificationMachine.ts'
import { SecondFactorGate } from '#src/views/security/SecondFactorGate.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const none = watcherMachineFor<readonly SecondFactor[]>().provide({
  actors: { watch: fromCallback(readNone) },
})
const idle = emailVerificationMachine.provide({
  actors: { watchVisibility: stubPort().actor, readAccount: stubPort().actor },
})

const title = 'Set up a second factor'
const addApp = { name: 'Authenticator app' }

it('asks for a second factor in place of the product, until the session has used one', () => {
  const { sendBack, heading } = renderGate(ada)
  expect([heading(), product()]).toEqual([null, null])
  sendBack('factorMissing')
  expect([heading(), product()]).toEqual([title, null])
  expect(screen.queryByRole('button', addApp)).not.toBeNull()
  sendBack('allowed')
  expect([heading(), product()]).toEqual([null, 'the product'])
})

it('asks again when the second factor is removed', () => {
  const { sendBack, heading } = renderGate(ada)
  sendBack('allowed')
  sendBack('factorMissing')
  expect([heading(), product()]).toEqual([title, null])
})

it('has the email address verified first', () => {
  const { sendBack } = renderGate({ ...ada, emailVerified: false })
  sendBack('factorMissing')
  expect(screen.queryByText(/^Verify your email address before/)).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Resend email' })).not.toBeNull()
  expect(screen.queryByRole('button', addApp)).toBeNull()
})

it('lets a person add an email address and a password first', () => {
  const { sendBack } = renderGate({ ...ada, email: null, emailVerified: false })
  sendBack('factorMissing')
  expect(screen.queryByText(/^Add an email address before/)).not.toBeNull()
  expect(screen.queryByRole('button', addApp)).toBeNull()
})

it('lets a person sign out, and shows why that failed', async () => {
  const { sendBack, auth, person } = renderGate(ada)
  sendBack('factorMissing')
  await person.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(auth.actor.getSnapshot().hasTag('busy')).toBe(true)
  act(() => auth.report(failed('internal-error')))
  expect(screen.queryByText('Something went wrong on our end.')).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(auth.requests).toEqual([{ port: 'endSession' }, { port: 'endSession' }])
})

function product() {
  return screen.queryByText('the product')?.textContent ?? null
}

function renderGate(user: User) {
  const watching = stubPort<WatcherEvent<Access>, { query: unknown }>()
  const logic = watcherMachineFor<Access>().provide({ actors: { watch: watching.actor } })
  const shown = renderView(
    <WithLogic of={requiredFactorLogic} as={logic}>
      <WithLogic of={secondFactorsLogic} as={none}>
        <WithLogic of={emailVerificationLogic} as={idle}>
          <SecondFactorGate>
            <p>the product</p>
          </SecondFactorGate>
        </WithLogic>
      </WithLogic>
    </WithLogic>,
  )
  act(() => shown.auth.report({ type: 'session.found', user }))
  return {
    ...shown,
    sendBack: (value: Access) => act(() => watching.sendBack({ type: 'value.read', value })),
    heading: () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
  }
}

function readNone({
  sendBack,
}: {
  sendBack: (event: WatcherEvent<readonly SecondFactor[]>) => void
}): void {
  sendBack({ type: 'value.read', value: [] })
}
