import { connectionMachine } from '#src/machines/session/connectionMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { expect, it } from 'vitest'
import { begin } from '#tests/support/statechart/story.ts'

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
  unboundedContext: ['failures'],
  invariants: {
    'quiet about a server that answers': (snapshot) =>
      snapshot.matches('reachable') ===
      !(['offline', 'reconnecting', 'unreachable', 'broken'] as const).some((tag) =>
        snapshot.hasTag(tag),
      ),
    'no count of failures once the server answered': (snapshot) =>
      !snapshot.matches('reachable') || snapshot.context.failures === 0,
  },
})

it('is idle until the network is lost, and calls the server once it is back', () => {
  const story = begin(connectionMachine)
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], ['watchConnection']])
  story.send({ type: 'network.lost' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([
    ['offline'],
    ['watchConnection', 'probeWhileOffline'],
  ])
  story.send({ type: 'network.back' })
  expect(story.tags()).toEqual(['reconnecting'])
  expect(Object.keys(story.atWork())).toEqual(['watchConnection', 'firstProbe'])
  story.send({ type: 'server.reached' })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], ['watchConnection']])
})

it('asks the server whether a browser that is offline from the start really is', () => {
  const story = begin(connectionMachine)
  story.send({ type: 'network.lost' })
  expect(story.begun('probeWhileOffline')).toBe(1)
  story.send({ type: 'server.reached' })
  expect(story.tags()).toEqual([])
})

it('calls a silent server after 2 seconds, then doubles, up to once a minute', () => {
  const story = begin(connectionMachine)
  story.send({ type: 'server.unreachable' })
  const waits = [2, 4, 8, 16, 32, 60, 60].map((seconds) => {
    story.wait(seconds * 1_000 - 1)
    const before = story.begun('probe')
    story.wait(1)
    const after = story.begun('probe')
    expect(story.tags()).toEqual(['unreachable'])
    story.send({ type: 'server.unreachable' })
    return after - before
  })
  expect(waits).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(Object.keys(story.atWork())).toEqual(['watchConnection'])
})

it.each(['connection.retry', 'network.back'] as const)('calls the server at once on %s', (type) => {
  const story = begin(connectionMachine)
  story.send({ type: 'server.unreachable' }, { type })
  expect(Object.keys(story.atWork())).toEqual(['watchConnection', 'probe'])
  story.send({ type: 'server.reached' }, { type: 'server.unreachable' })
  story.wait(2_000)
  expect(story.begun('probe')).toBe(2)
})

it('follows every sign of the server and the network, in every state', () => {
  const story = begin(connectionMachine)
  const after = (...types: Parameters<typeof story.send>[0]['type'][]) => {
    story.send(...types.map((type) => ({ type })))
    return story.tags()
  }
  expect(after('network.lost', 'server.reached')).toEqual([])
  expect(after('network.lost', 'network.back', 'network.lost')).toEqual(['offline'])
  expect(after('network.back', 'server.unreachable')).toEqual(['unreachable'])
  expect(after('network.lost')).toEqual(['offline'])
  expect(after('server.reached', 'server.unreachable', 'server.reached')).toEqual([])
  expect(after('server.unreachable', 'connection.retry', 'network.lost')).toEqual(['offline'])
  expect(after('server.reached', 'server.unreachable', 'connection.retry')).toEqual(['unreachable'])
  expect(after('server.reached')).toEqual([])
})

it.each(['network.lost', 'server.unreachable', 'network.back', 'connection.retry'] as const)(
  'only a reload helps once the database is broken, also after %s',
  (type) => {
    const story = begin(connectionMachine)
    story.send({ type }, { type: 'database.broken' })
    expect([story.tags(), Object.keys(story.atWork())]).toEqual([['broken'], ['watchConnection']])
    story.send({ type: 'network.back' }, { type: 'server.unreachable' }, { type: 'server.reached' })
    expect([story.tags(), story.done().includes('reloadPage')]).toEqual([['broken'], false])
    story.send({ type: 'connection.retry' })
    expect(story.done().at(-1)).toBe('reloadPage')
  },
)
