import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { phoneSignInLogic } from '#src/firebase/signIn/phone.ts'
import {
  type SubmittedCode,
  type PhoneCodeEvent,
  phoneCodeMachine,
} from '#src/machines/signIn/phoneCodeMachine.ts'
import { PhoneSignInView } from '#src/views/signIn/phone/PhoneSignInView.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

async function setUp() {
  const sending = stubPort<PhoneCodeEvent, { phoneNumber: string }>()
  const checking = stubPort<PhoneCodeEvent, SubmittedCode>()
  const logic = phoneCodeMachine.provide({
    actors: { sendCode: sending.actor, checkCode: checking.actor },
  })
  const auth = stubAuth()
  auth.report({ type: 'session.missing' })
  const { person } = renderView(
    <WithLogic of={phoneSignInLogic} as={logic}>
      <PhoneSignInView />
    </WithLogic>,
    auth,
  )
  await person.type(screen.getByLabelText('Phone number'), '+442079460958{Enter}')
  return { sending, checking, person }
}

describe('signing in by phone', () => {
  test('reports a blocked script, and retries', async () => {
    const { sending, person } = await setUp()
    act(() => sending.sendBack(failed('script-blocked')))
    expect(screen.getByText(/A content blocker or your network/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(sending.inputs).toEqual([
      { phoneNumber: '+442079460958' },
      { phoneNumber: '+442079460958' },
    ])
  })

  test('keeps the typed number, even after going back from the code', async () => {
    const { sending, person } = await setUp()
    act(() => sending.sendBack({ type: 'code.sent' }))
    await person.click(screen.getByRole('button', { name: 'Use another number' }))
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toMatch(/7946 ?0958$/)
    expect(document.activeElement).toBe(screen.getByLabelText('Phone number'))
  })

  test('checks a code once, however often it is submitted', async () => {
    const { sending, checking, person } = await setUp()
    act(() => sending.sendBack({ type: 'code.sent' }))
    await person.type(screen.getByLabelText('Code'), '123456{Enter}{Enter}')
    expect(checking.inputs).toEqual([{ code: '123456', name: '' }])
  })

  test('stays busy after an accepted code, until the next page replaces it', async () => {
    const { sending, checking, person } = await setUp()
    act(() => sending.sendBack({ type: 'code.sent' }))
    await person.type(screen.getByLabelText('Code'), '123456{Enter}')
    act(() => checking.sendBack({ type: 'code.accepted' }))
    const button = screen.getByRole('button', { name: 'Checking…' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})
