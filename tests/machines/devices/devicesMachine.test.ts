import { expect, it } from 'vitest'
import { devicesMachine, type Devices } from '#src/machines/devices/devicesMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const input = { uid: 'ada' }
const devices: Devices = { sessions: [], own: 7 }

describeMachine({
  machine: devicesMachine,
  input,
  events: [
    { type: 'devices.read', devices },
    { type: 'devices.retry' },
    failed('network-request-failed'),
  ],
  invariants: {
    'devices that were read, whenever it shows some': (snapshot) =>
      !snapshot.hasTag('listed') || snapshot.context.devices === devices,
    'a failure only if it can be retried': ({ value, context }) =>
      (value === 'failed') === (context.failure !== null),
  },
})

it('lists the devices, and follows every change', () => {
  const story = begin(devicesMachine, input)
  expect([story.tags(), story.atWork()]).toEqual([['loading'], { watchDevices: input }])
  story.send({ type: 'devices.read', devices })
  expect([story.tags(), story.context().devices]).toEqual([['listed'], devices])
  const fewer = { ...devices, own: 8 }
  story.send({ type: 'devices.read', devices: fewer })
  expect([story.context().devices, story.begun('watchDevices')]).toEqual([fewer, 1])
})

it('reports after ten seconds that it takes long, and lists the devices anyway', () => {
  const story = begin(devicesMachine, input)
  story.wait(9_999)
  expect(story.tags()).toEqual(['loading'])
  story.wait(1)
  expect(story.tags()).toEqual(['loading', 'slow'])
  story.send({ type: 'devices.read', devices })
  expect(story.tags()).toEqual(['listed'])
})

it('reports why there is no list, keeps the previous one, and can be retried', () => {
  const story = begin(devicesMachine, input)
  story.send({ type: 'devices.read', devices }, failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context()]).toEqual([
    [],
    {},
    {
      uid: 'ada',
      devices,
      failure: { kind: 'network-request-failed', code: 'auth/network-request-failed' },
    },
  ])
  story.send({ type: 'devices.retry' })
  expect([story.tags(), story.context().failure, story.begun('watchDevices')]).toEqual([
    ['loading'],
    null,
    2,
  ])
})
