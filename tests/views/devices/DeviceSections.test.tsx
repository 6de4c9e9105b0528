import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  accountChangeMachine,
  type AccountChangeEvent,
  type ChangeInput,
} from '#src/machines/accountChangeMachine.ts'
import { devicesMachine, type Devices, type DevicesEvent } from '#src/machines/devicesMachine.ts'
import { DeviceSections } from '#src/views/devices/DeviceSections.tsx'
import { failed } from '#tests/support/failures.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { stubModals } from '#tests/support/stubModals.ts'
import { stubPort } from '#tests/support/stubPort.ts'
import { ada } from '#tests/support/users.ts'

const firefox = { browser: 'Firefox', system: 'Linux' }
const chrome = { browser: 'Chrome', system: 'Android' }
const lastSeenAt = Date.now()

const devices: Devices = {
  sessions: [
    { signIn: 7, lastSeenAt, ...firefox },
    { signIn: 5, lastSeenAt, ...chrome },
  ],
  own: 7,
  canSignOutOne: true,
}

beforeEach(stubModals)

it('offers to sign out every device except this one, and confirms it', async () => {
  const { person, one, watch } = renderDevices(devices)
  expect(screen.queryByRole('button', { name: /^Sign out: Firefox on Linux/ })).toBeNull()
  await person.click(screen.getByRole('button', { name: /^Sign out: Chrome on Android, / }))
  await person.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(one.inputs).toEqual([{ subject: '5', typed: '' }])
  act(() => one.say({ type: 'change.made' }))
  act(() => watch.say({ type: 'devices.read', devices: withoutOthers }))
  expect(screen.getByText('Device signed out.').closest('output')).not.toBeNull()
  const heading = screen.getByRole('heading', { name: 'Where you’re signed in' })
  expect(document.activeElement).toBe(heading)
})

it('tells two devices of the same kind apart by when they signed in', async () => {
  const [before, since] = [Date.UTC(2026, 10, 21, 12), Date.UTC(2026, 10, 23, 12)]
  const sessions = [before, since].map((moment) => ({
    ...chrome,
    signIn: moment / 1000,
    lastSeenAt,
  }))
  const { person } = renderDevices({ ...devices, sessions })
  const { textContent } = screen.getByRole('region', { name: 'Where you’re signed in' })
  expect(textContent).toMatch(/Signed in November 21, 2026.*Signed in November 23, 2026/s)
  const name = /^Sign out: Chrome on Android, signed in November 23, 2026/
  await person.click(screen.getByRole('button', { name }))
  const question = screen.getByRole('dialog', { name: 'Sign out Chrome on Android?' })
  expect(question.textContent).toMatch(/Signed in November 23, 2026/)
})

it('only offers to sign out all others after too many single ones', async () => {
  const { person, others } = renderDevices({ ...devices, canSignOutOne: false })
  expect(screen.queryByRole('button', { name: /^Sign out: / })).toBeNull()
  expect(
    screen.getByText(/^You’ve reached the limit for signing out devices one by one/),
  ).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Sign out all: Other devices' }))
  await person.click(screen.getByRole('button', { name: 'Sign out all others' }))
  expect(others.inputs).toEqual([{ subject: 'others', typed: '' }])
  act(() => others.say({ type: 'change.made' }))
  expect(screen.getByText('All other devices signed out.')).toBeTruthy()
})

it('says if this device is not in the list', () => {
  renderDevices({ ...devices, sessions: [] })
  expect(screen.getByText('This device isn’t listed yet.')).toBeTruthy()
})

it('says that loading takes long, why there is no list, and retries on a click', async () => {
  const { person, watch } = renderDevices(null)
  expect(screen.getByText('Loading your devices…')).toBeTruthy()
  act(() => watch.say(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(watch.inputs).toEqual([{ uid: 'ada' }, { uid: 'ada' }])
})

const withoutOthers = { ...devices, sessions: devices.sessions.slice(0, 1) }

function renderDevices(read: Devices | null) {
  const watch = stubPort<DevicesEvent, { uid: string }>()
  const one = stubPort<AccountChangeEvent, ChangeInput>()
  const others = stubPort<AccountChangeEvent, ChangeInput>()
  const flowOf = (port: typeof one) =>
    accountChangeMachine.provide({
      actors: { makeChange: port.actor },
      actions: { discardChange: () => undefined },
    })
  const auth = stubAuth()
  auth.report({ type: 'session.found', user: ada })
  const { person } = renderView(
    <DeviceSections
      uid="ada"
      flow={devicesMachine.provide({ actors: { watchDevices: watch.actor } })}
      oneFlow={flowOf(one)}
      othersFlow={flowOf(others)}
    />,
    auth,
  )
  if (read) act(() => watch.say({ type: 'devices.read', devices: read }))
  return { person, watch, one, others }
}
