import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { DeviceList } from '#src/domain/session/deviceSession.ts'
import { signOutOthersLogic } from '#src/firebase/devices/signOutDevices.ts'
import { devicesLogic } from '#src/firebase/devices/watchDevices.ts'
import {
  accountChangeMachine,
  type AccountChangeEvent,
  type ChangeInput,
} from '#src/machines/account/accountChangeMachine.ts'
import { watcherMachineFor, type WatcherEvent } from '#src/machines/shared/watcherMachine.ts'
import { SignedInDevices } from '#src/views/devices/SignedInDevices.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const firefox = { browser: 'Firefox', system: 'Linux' }
const chrome = { browser: 'Chrome', system: 'Android' }
const lastSeenAt = Date.now()

const devices: DeviceList = {
  sessions: [
    { authTime: 7, lastSeenAt, ...firefox },
    { authTime: 5, lastSeenAt, ...chrome },
  ],
  ownAuthTime: 7,
}

beforeEach(stubModals)

it('offers to sign out all other devices, and shows what still opens the account', async () => {
  const { person, others } = renderDevices(devices)
  await person.click(screen.getByRole('button', { name: 'Sign out all: Other devices' }))
  const question = screen.getByRole('dialog', { name: 'Sign out all other devices?' })
  expect(question.textContent).toContain('These sign-in methods still work: email.')
  await person.click(screen.getByRole('button', { name: 'Sign out all others' }))
  expect(others.inputs).toEqual([{ item: '', value: '' }])
  act(() => others.sendBack({ type: 'change.made' }))
  expect(screen.getByText('All other devices were signed out.')).toBeTruthy()
})

it('shows what the sign-out leaves open for an account without an email address only', async () => {
  const { person, auth } = renderDevices(devices)
  await person.click(screen.getByRole('button', { name: 'Sign out all: Other devices' }))
  const question = screen.getByRole('dialog', { name: 'Sign out all other devices?' })
  expect(question.textContent).not.toContain('has no email address')
  act(() => auth.report({ type: 'session.found', user: { ...ada, email: null } }))
  expect(question.textContent).toContain('someone with modified software could get back in')
  expect(question.textContent).toContain('Add an email address to prevent this.')
})

it('tells two devices of the same kind apart by when they signed in', () => {
  const [before, since] = [Date.UTC(2026, 10, 21, 12), Date.UTC(2026, 10, 23, 12)]
  const sessions = [before, since].map((moment) => ({
    ...chrome,
    authTime: moment / 1000,
    lastSeenAt,
  }))
  renderDevices({ ...devices, sessions })
  const { textContent } = screen.getByRole('region', { name: 'Where you’re signed in' })
  expect(textContent).toMatch(/Signed in November 21, 2026.*Signed in November 23, 2026/s)
})

it('shows if this device is not in the list', () => {
  renderDevices({ ...devices, sessions: [] })
  expect(screen.getByText('This device isn’t listed yet.')).toBeTruthy()
})

it('shows that loading takes long, why there is no list, and retries on a click', async () => {
  const { person, watch } = renderDevices(null)
  expect(screen.getByText('Loading your devices…')).toBeTruthy()
  act(() => watch.sendBack(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  const input = { query: { uid: ada.uid } }
  expect(watch.inputs).toEqual([input, input])
})

function renderDevices(read: DeviceList | null) {
  const watch = stubPort<WatcherEvent<DeviceList>, { query: { uid: string } }>()
  const others = stubPort<AccountChangeEvent, ChangeInput>()
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: ada })
  const { person } = renderView(
    <WithLogic
      of={devicesLogic}
      as={watcherMachineFor<DeviceList, { uid: string }>().provide({
        actors: { watch: watch.actor },
      })}
    >
      <WithLogic
        of={signOutOthersLogic}
        as={accountChangeMachine.provide({ actors: { makeChange: others.actor } })}
      >
        <SignedInDevices />
      </WithLogic>
    </WithLogic>,
    auth,
  )
  if (read) act(() => watch.sendBack({ type: 'value.read', value: read }))
  return { person, watch, others, auth }
}
