import { expect, it } from 'vitest'
import { connectionMachine } from '#src/machines/session/connectionMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

describeMachine({
  machine: connectionMachine.provide({ actions: { reloadPage: () => undefined } }),
  events: [
    { type: 'network.lost' },
    { type: 'network.back' },
    { type: 'server.reached' },
    { type: 'server.unreachable' },
    { type: 'database.broken' },
    { type: 'connection.retry' },
  ],
  unboundedContext: ['failureCount'],
  invariants: {
    'quiet about a server that answers': (snapshot) =>
      snapshot.matches('reachable') ===
      !(['offline', 'reconnecting', 'unreachable', 'broken'] as const).some((state) =>
        snapshot.matches(state),
      ),
    'no count of failures once the server answered': (snapshot) =>
      !snapshot.matches('reachable') || snapshot.context.failureCount === 0,
  },
})

it('is idle until the network is lost, and calls the server once it is back', () => {
  const actor = startActor(connectionMachine)
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'reachable',
    ['watchConnection'],
  ])
  actor.send({ type: 'network.lost' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'offline',
    ['watchConnection', 'probeWhileOffline'],
  ])
  actor.send({ type: 'network.back' })
  expect(actor.state()).toBe('reconnecting')
  expect(Object.keys(actor.runningPorts())).toEqual(['watchConnection', 'firstProbe'])
  actor.send({ type: 'server.reached' })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
    'reachable',
    ['watchConnection'],
  ])
})

it('asks the server whether a browser that is offline from the start really is', () => {
  const actor = startActor(connectionMachine)
  actor.send({ type: 'network.lost' })
  expect(actor.startCount('probeWhileOffline')).toBe(1)
  actor.send({ type: 'server.reached' })
  expect(actor.state()).toBe('reachable')
})

it('calls a silent server after 2 seconds, then doubles, up to once a minute', () => {
  const actor = startActor(connectionMachine)
  actor.send({ type: 'server.unreachable' })
  const waits = [2, 4, 8, 16, 32, 60, 60].map((seconds) => {
    actor.wait(seconds * 1_000 - 1)
    const before = actor.startCount('probe')
    actor.wait(1)
    const after = actor.startCount('probe')
    expect(actor.state()).toBe('unreachable.probing')
    actor.send({ type: 'server.unreachable' })
    return after - before
  })
  expect(waits).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(Object.keys(actor.runningPorts())).toEqual(['watchConnection'])
})

it.each(['connection.retry', 'network.back'] as const)('calls the server at once on %s', (type) => {
  const actor = startActor(connectionMachine)
  actor.send({ type: 'server.unreachable' }, { type })
  expect(Object.keys(actor.runningPorts())).toEqual(['watchConnection', 'probe'])
  actor.send({ type: 'server.reached' }, { type: 'server.unreachable' })
  actor.wait(2_000)
  expect(actor.startCount('probe')).toBe(2)
})

it('follows every sign of the server and the network, in every state', () => {
  const actor = startActor(connectionMachine)
  const after = (...types: Parameters<typeof actor.send>[0]['type'][]) => {
    actor.send(...types.map((type) => ({ type })))
    return actor.state()
  }
  expect(after('network.lost', 'server.reached')).toBe('reachable')
  expect(after('network.lost', 'network.back', 'network.lost')).toBe('offline')
  expect(after('network.back', 'server.unreachable')).toBe('unreachable.waiting')
  expect(after('network.lost')).toBe('offline')
  expect(after('server.reached', 'server.unreachable', 'server.reached')).toBe('reachable')
  expect(after('server.unreachable', 'connection.retry', 'network.lost')).toBe('offline')
  expect(after('server.reached', 'server.unreachable', 'connection.retry')).toBe(
    'unreachable.probing',
  )
  expect(after('server.reached')).toBe('reachable')
})

it.each(['network.lost', 'server.unreachable', 'network.back', 'connection.retry'] as const)(
  'only a reload helps once the database is broken, also after %s',
  (type) => {
    const actor = startActor(connectionMachine)
    actor.send({ type }, { type: 'database.broken' })
    expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual([
      'broken',
      ['watchConnection'],
    ])
    actor.send({ type: 'network.back' }, { type: 'server.unreachable' }, { type: 'server.reached' })
    expect([actor.state(), actor.ranActions().includes('reloadPage')]).toEqual(['broken', false])
    actor.send({ type: 'connection.retry' })
    expect(actor.ranActions().at(-1)).toBe('reloadPage')
  },
)
