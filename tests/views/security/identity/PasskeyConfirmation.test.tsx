import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Passkey } from '#src/domain/security/enrolledMethods.ts'
import { passkeysLogic } from '#src/firebase/security/passkeys.ts'
import { passkeyReauthenticationLogic } from '#src/firebase/signIn/passkeyRequest.ts'
import { watcherMachineFor, type WatcherEvent } from '#src/machines/shared/watcherMachine.ts'
import {
  passkeyRequestMachine,
  type ChosenPasskey,
  type PasskeyRequestEvent,
} from '#src/machines/signIn/passkeyRequestMachine.ts'
import { PasskeyConfirmation } from '#src/views/security/identity/PasskeyConfirmation.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const button = { name: 'Confirm with a passkey' }
const laptop = { credentialId: 'AQID', name: 'My laptop' }
const noWay = 'You can’t confirm your identity with this account.'

beforeEach(() => void vi.stubGlobal('PublicKeyCredential', {}))

it('confirms an identity with a passkey of the account', async () => {
  const { person, list, ask, use, confirmed } = renderConfirmation()
  expect(screen.queryByRole('button', button)).toBeNull()
  act(() => list.sendBack({ type: 'value.read', value: [laptop] }))
  await person.click(screen.getByRole('button', button))
  act(() => ask.sendBack({ type: 'passkey.chosen', credential: '{}' }))
  expect([use.inputs, confirmed]).toEqual([[{ credential: '{}' }], []])
  act(() => use.sendBack({ type: 'passkey.accepted' }))
  expect(confirmed).toEqual(['confirmed'])
})

it.each([
  ['popup-closed-by-user', /^No passkey was used\./],
  ['no-such-provider', /^This passkey no longer works\./],
  ['user-mismatch', /^That’s a different account/],
] as const)('after %s, explains what to do', async (kind, sentence) => {
  const { person, list, ask, use } = renderConfirmation()
  act(() => list.sendBack({ type: 'value.read', value: [laptop] }))
  await person.click(screen.getByRole('button', button))
  if (kind === 'popup-closed-by-user') act(() => ask.sendBack(failed(kind)))
  else {
    act(() => ask.sendBack({ type: 'passkey.chosen', credential: '{}' }))
    act(() => use.sendBack(failed(kind)))
  }
  expect(screen.queryByText(sentence)).not.toBeNull()
})

it('shows that no method is available only after the passkeys have loaded', () => {
  const { list } = renderConfirmation(true)
  expect(screen.queryByText(noWay)).toBeNull()
  act(() => list.sendBack({ type: 'value.read', value: [] }))
  expect(screen.queryByText(noWay)).not.toBeNull()
})

it('shows why the passkeys could not be loaded, and loads them again', async () => {
  const { person, list } = renderConfirmation(true)
  act(() => list.sendBack(failed('network-request-failed')))
  expect(screen.queryByText(noWay)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  act(() => list.sendBack({ type: 'value.read', value: [laptop] }))
  expect(screen.queryByRole('button', button)).not.toBeNull()
})

function renderConfirmation(isOnlyMethod = false) {
  const list = stubPort<WatcherEvent<readonly Passkey[]>, { query: unknown }>()
  const ask = stubPort<PasskeyRequestEvent>()
  const use = stubPort<PasskeyRequestEvent, ChosenPasskey>()
  const confirmed: string[] = []
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: ada })
  const { person } = renderView(
    <WithLogic
      of={passkeyReauthenticationLogic}
      as={passkeyRequestMachine.provide({
        actors: {
          offerPasskeys: stubPort().actor,
          askForPasskey: ask.actor,
          sendPasskey: use.actor,
        },
      })}
    >
      <WithLogic
        of={passkeysLogic}
        as={watcherMachineFor<readonly Passkey[]>().provide({ actors: { watch: list.actor } })}
      >
        <PasskeyConfirmation
          onConfirmed={() => confirmed.push('confirmed')}
          isOnlyMethod={isOnlyMethod}
        />
      </WithLogic>
    </WithLogic>,
    auth,
  )
  return { person, list, ask, use, confirmed }
}
