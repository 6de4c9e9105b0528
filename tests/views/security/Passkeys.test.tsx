import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Passkey } from '#src/domain/security/enrolledMethods.ts'
import type { User } from '#src/domain/session/user.ts'
import {
  passkeyEnrollmentLogic,
  passkeyRemovalLogic,
  passkeysLogic,
} from '#src/firebase/security/passkeys.ts'
import {
  accountChangeMachine,
  type AccountChangeEvent,
  type ChangeInput,
} from '#src/machines/account/accountChangeMachine.ts'
import {
  passkeyEnrollmentMachine,
  type NewPasskey,
  type PasskeyEnrollmentEvent,
} from '#src/machines/security/passkeyEnrollmentMachine.ts'
import { watcherMachineFor, type WatcherEvent } from '#src/machines/shared/watcherMachine.ts'
import { Passkeys } from '#src/views/security/Passkeys.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const laptop: Passkey = { credentialId: 'AQID', name: 'My laptop' }
const phone: Passkey = { credentialId: 'BAUG', name: null }
const withToken: User = { ...ada, email: null, providerData: [] }

beforeEach(() => {
  stubModals()
  vi.stubGlobal('PublicKeyCredential', {})
})

it('names a new passkey, and stays open if none was created', async () => {
  const { person, add } = renderPasskeys(ada, [])
  expect(screen.queryByText('No passkeys yet.')).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Add: New passkey' }))
  await person.clear(screen.getByLabelText('Name'))
  await person.click(screen.getByRole('button', { name: 'Create passkey' }))
  expect(screen.queryByText('Enter a name.')).not.toBeNull()
  await person.type(screen.getByLabelText('Name'), 'My laptop')
  await person.click(screen.getByRole('button', { name: 'Create passkey' }))
  expect(add.inputs).toEqual([{ name: 'My laptop', known: [] }])
  act(() => add.sendBack(failed('popup-closed-by-user')))
  expect(screen.getByText(/^No passkey was created\./).closest('output')).not.toBeNull()
  expect(document.querySelector('[data-tone=danger]')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Create passkey' }))
  act(() => add.sendBack({ type: 'change.made' }))
  expect(screen.queryByText(/^Passkey added\./)).not.toBeNull()
})

it('announces a removal, and moves the focus to the heading', async () => {
  const { person, watch, remove } = renderPasskeys(ada, [laptop, phone])
  await person.click(screen.getByRole('button', { name: 'Remove: My laptop' }))
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  expect(remove.inputs).toEqual([{ item: 'AQID', value: '' }])
  act(() => remove.sendBack({ type: 'change.made' }))
  act(() => watch.sendBack({ type: 'value.read', value: [phone] }))
  expect(screen.getByText('Passkey removed.').closest('output')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove: Unnamed passkey' })).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }))
})

it('doesn’t offer to remove the only sign-in method', () => {
  const { watch } = renderPasskeys(withToken, [laptop])
  expect(screen.queryByText(/^This is your only sign-in method\./)).not.toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  act(() => watch.sendBack({ type: 'value.read', value: [laptop, phone] }))
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
})

it('in a browser without passkeys, removes passkeys but adds none', () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  renderPasskeys(ada, [laptop])
  expect(screen.queryByText('This browser doesn’t support passkeys.')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove: My laptop' })).not.toBeNull()
})

function renderPasskeys(user: User, passkeys: readonly Passkey[]) {
  const watch = stubPort<WatcherEvent<readonly Passkey[]>, { query: unknown }>()
  const add = stubPort<PasskeyEnrollmentEvent, NewPasskey>()
  const remove = stubPort<AccountChangeEvent, ChangeInput>()
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  const { person } = renderView(
    <WithLogic
      of={passkeysLogic}
      as={watcherMachineFor<readonly Passkey[]>().provide({ actors: { watch: watch.actor } })}
    >
      <WithLogic
        of={passkeyEnrollmentLogic}
        as={passkeyEnrollmentMachine.provide({ actors: { addPasskey: add.actor } })}
      >
        <WithLogic
          of={passkeyRemovalLogic}
          as={accountChangeMachine.provide({ actors: { makeChange: remove.actor } })}
        >
          <Passkeys user={user} />
        </WithLogic>
      </WithLogic>
    </WithLogic>,
    auth,
  )
  act(() => watch.sendBack({ type: 'value.read', value: passkeys }))
  return { person, watch, add, remove }
}
