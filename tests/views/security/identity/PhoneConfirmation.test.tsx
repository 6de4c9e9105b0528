import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { phoneReauthenticationLogic } from '#src/firebase/signIn/phone.ts'
import {
  type SubmittedCode,
  type PhoneCodeEvent,
  phoneCodeMachine,
} from '#src/machines/signIn/phoneCodeMachine.ts'
import { PhoneConfirmation } from '#src/views/security/identity/PhoneConfirmation.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada, nemo } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

function setUp(user = ada) {
  const sending = stubPort<PhoneCodeEvent, { phoneNumber: string }>()
  const checking = stubPort<PhoneCodeEvent, SubmittedCode>()
  const logic = phoneCodeMachine.provide({
    actors: { sendCode: sending.actor, checkCode: checking.actor },
  })
  const onConfirmed = vi.fn<() => void>()
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  const { person } = renderView(
    <WithLogic of={phoneReauthenticationLogic} as={logic}>
      <PhoneConfirmation onConfirmed={onConfirmed} />
    </WithLogic>,
    auth,
  )
  return { sending, checking, onConfirmed, person }
}

describe('confirming an identity by phone', () => {
  test('sends the code only to the account’s number', async () => {
    const { sending, person } = setUp()
    await person.click(screen.getByRole('button', { name: 'Send code' }))
    expect(sending.inputs).toEqual([{ phoneNumber: '+441234567890' }])
    act(() => sending.sendBack({ type: 'code.sent' }))
    expect(screen.queryByRole('button', { name: 'Use another number' })).toBeNull()
  })

  test('reports once that the code was right', async () => {
    const { sending, checking, onConfirmed, person } = setUp()
    await person.click(screen.getByRole('button', { name: 'Send code' }))
    act(() => sending.sendBack({ type: 'code.sent' }))
    await person.type(screen.getByLabelText('Code'), '123456')
    expect(onConfirmed).not.toHaveBeenCalled()
    act(() => checking.sendBack({ type: 'code.accepted' }))
    expect(onConfirmed).toHaveBeenCalledTimes(1)
  })

  test('shows nothing to a person without a number', () => {
    setUp(nemo)
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull()
  })
})
