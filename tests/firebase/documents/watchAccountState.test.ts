import type * as sdk from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchAccountState } from '#src/firebase/documents/accountDocuments.ts'
import type { AccountAuth } from '#src/firebase/sdk/accountAuth.ts'

type Listener = { report: (state: unknown) => void; refuse: () => void; isStopped: boolean }

const server = vi.hoisted(() => ({ listeners: [] as Listener[] }))
vi.mock('#src/firebase/sdk/firestore.ts', () => ({ firestore: () => ({}) }))
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof sdk>()),
  doc: () => ({}),
  onSnapshot: (...[, , report, refuse]: [unknown, unknown, Listener['report'], () => void]) => {
    const listener = { report, refuse, isStopped: false }
    server.listeners.push(listener)
    return () => {
      listener.isStopped = true
    }
  },
}))

const account = { uid: 'ada', auth: {} } as unknown as AccountAuth

beforeEach(() => {
  server.listeners = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('listens again five seconds after the server refused it', () => {
  const states: unknown[] = []
  const stop = watchAccountState(account, (state) => states.push(state))
  server.listeners[0]?.report('first')
  server.listeners[0]?.refuse()
  vi.advanceTimersByTime(4_999)
  expect(server.listeners).toHaveLength(1)
  vi.advanceTimersByTime(1)
  server.listeners[1]?.report('second')
  expect(states).toEqual(['first', 'second'])
  stop()
  expect(server.listeners.map(({ isStopped }) => isStopped)).toEqual([false, true])
})

it('does not listen again if it is stopped after the server refused it', () => {
  const stop = watchAccountState(account, () => undefined)
  server.listeners[0]?.refuse()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(server.listeners).toHaveLength(1)
})
