import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SecondFactor } from '#src/domain/security/enrolledMethods.ts'
import { secondFactorChallengeLogic } from '#src/firebase/security/secondFactorChallenge.ts'
import {
  type ChallengeEvent,
  secondFactorChallengeMachine,
} from '#src/machines/security/secondFactorChallengeMachine.ts'
import { SecondFactorChallenge } from '#src/views/security/identity/SecondFactorChallenge.tsx'
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
const phone: SecondFactor = { ...app, enrollmentId: 'phone-1', kind: 'phone', name: 'My phone' }
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
  const read = stubPort<ChallengeEvent>()
  const answer = stubPort<ChallengeEvent, { enrollmentId: string; code: string }>()
  const logic = secondFactorChallengeMachine.provide({
    actors: {
      forgetChallengeAtEnd: stubPort().actor,
      readChallenge: read.actor,
      answerChallenge: answer.actor,
    },
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
  await person.click(screen.getByRole('button', { name: /^My app/ }))
  return { person, answer }
}
