import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SecondFactor } from '#src/domain/security/enrolledMethods.ts'
import { secondFactorChallengeLogic } from '#src/firebase/security/secondFactorChallenge.ts'
import {
  type ChallengeEvent,
  secondFactorChallengeMachine,
} from '#src/machines/security/secondFactorChallengeMachine.ts'
import { SecondFactorChallenge } from '#src/views/security/identity/SecondFactorChallenge.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const app: SecondFactor = {
  enrollmentId: 'app-1',
  kind: 'totp',
  name: 'My app',
  phoneNumber: null,
  since: null,
}
const phone: SecondFactor = {
  ...app,
  enrollmentId: 'phone-1',
  kind: 'phone',
  name: 'My phone',
  phoneNumber: '+********0958',
}
const tookTooLong: ChallengeEvent = {
  type: 'error.code-expired',
  failure: { kind: 'code-expired', code: 'auth/invalid-multi-factor-session' },
}

describe('the code field of a second factor', () => {
  it('stays busy after a right code, until the next page replaces it', async () => {
    const { person, answer } = await renderAtCode()
    await person.type(screen.getByLabelText('Code'), '123456{Enter}')
    act(() => answer.sendBack({ type: 'challenge.passed' }))
    const button = screen.getByRole('button', { name: 'Checking…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('another text message', () => {
  it('leaves the half-typed code as it is, also if it could not be sent', async () => {
    const { person, send, answer } = await renderAtSentCode()
    const field = screen.getByLabelText<HTMLInputElement>('Code')
    await person.type(field, '1234')
    await person.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(screen.getByRole('button', { name: 'Sending…' }).ariaDisabled).toBe('true')
    act(() => send.sendBack(failed('network-request-failed')))
    expect([field.isConnected, field.value]).toEqual([true, '1234'])
    expect(screen.queryByText('We can’t reach the server.')).not.toBeNull()
    await person.type(field, '56')
    expect([send.inputs, answer.inputs]).toEqual([
      [{ enrollmentId: 'phone-1' }, { enrollmentId: 'phone-1' }],
      [{ enrollmentId: 'phone-1', code: '123456' }],
    ])
  })

  it('can be canceled, and the focus goes to the button that checks the code', async () => {
    const { person, send } = await renderAtSentCode()
    await person.click(await screen.findByRole('button', { name: 'Resend code' }))
    await person.click(screen.getByRole('button', { name: 'Cancel sending' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }))
    expect(send.inputs).toHaveLength(2)
  })
})

describe('the focus of a second-factor challenge', () => {
  it('goes to the list of factors when another one is wanted', async () => {
    const { person } = await renderAtCode()
    await person.click(screen.getByRole('button', { name: 'Use another factor' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^My app/ }))
  })

  it('goes to the message that it took too long, in an existing live region', async () => {
    const { person, answer } = await renderAtCode()
    const region = document.querySelector('#challenge-expired')
    expect(region?.textContent).toBe('')
    await person.type(screen.getByLabelText('Code'), '123456')
    act(() => answer.sendBack(tookTooLong))
    expect(document.activeElement).toBe(region)
    expect(region?.textContent).toBe('That took too long. Please sign in again.')
  })
})

async function renderAtCode() {
  const view = renderChallenge()
  await view.person.click(screen.getByRole('button', { name: /^My app/ }))
  return view
}

/** A code was sent to the phone, and another one may be requested at once. */
async function renderAtSentCode() {
  const view = renderChallenge()
  await view.person.click(screen.getByRole('button', { name: /^My phone/ }))
  act(() => view.send.sendBack({ type: 'code.sent' }))
  return view
}

function renderChallenge() {
  const read = stubPort<ChallengeEvent>()
  const send = stubPort<ChallengeEvent, { enrollmentId: string }>()
  const answer = stubPort<ChallengeEvent, { enrollmentId: string; code: string }>()
  const logic = secondFactorChallengeMachine.provide({
    actors: {
      forgetChallengeAtEnd: stubPort().actor,
      readChallenge: read.actor,
      sendCode: send.actor,
      submitChallengeCode: answer.actor,
    },
    delays: { resendWait: 0 },
  })
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: ada })
  const { person } = renderView(
    <WithLogic of={secondFactorChallengeLogic} as={logic}>
      <SecondFactorChallenge />
    </WithLogic>,
    auth,
  )
  act(() => read.sendBack({ type: 'challenge.found', factors: [app, phone] }))
  return { person, send, answer }
}
