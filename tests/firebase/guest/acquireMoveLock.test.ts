import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, createMachine, fromCallback, type EventObject } from 'xstate'
import { acquireMoveLock } from '#src/firebase/guest/guestMove.ts'
import { forgetMove, moveLockName, recordMove } from '#src/storage/journals/moveJournal.ts'

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await forgetMove('guest')
})

it('reports at once the phase of a move that is still in the journal', async () => {
  await recordMove({
    guestUid: 'guest',
    toUid: 'ada',
    isConfirmed: true,
    phase: 'paused',
    copiedIds: [],
  })
  const events = ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([{ type: 'lock.acquired', phase: 'paused' }])
})

it('gives the journal time to report first how another tab has ended a move', async () => {
  const events = ask()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(events).toEqual([{ type: 'lock.acquired', phase: null }])
})

it('reports nothing after the journal has', async () => {
  const events = ask()
  await vi.advanceTimersByTimeAsync(100)
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events).toEqual([])
})

it('reports why the browser refuses the lock, so that the move ends its wait', async () => {
  vi.useRealTimers()
  vi.resetModules()
  const refusal = new DOMException('The page is not active.', 'InvalidStateError')
  const request = async (name: string) => {
    if (name === moveLockName('guest')) throw refusal
  }
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
  const reloaded = await import('#src/firebase/guest/guestMove.ts')
  const events = ask(reloaded.acquireMoveLock)
  await vi.waitFor(() => expect(events).toMatchObject([{ type: 'error.internal-error' }]))
})

function ask(port = acquireMoveLock) {
  const events: EventObject[] = []
  const input = { guestUid: 'guest', uid: 'ada' }
  const machine = createMachine({
    invoke: { src: fromCallback(port), input },
    on: { '*': { actions: ({ event }) => events.push(event) } },
  })
  const asking = createActor(machine).start()
  stop = () => asking.stop()
  return events
}
