import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, createMachine, fromCallback, type EventObject } from 'xstate'
import { forgetMove, recordMove } from '#src/device/moveJournal.ts'
import { takeTurn } from '#src/actors/move/takeTurn.ts'

vi.mock('#src/device/locks.ts', () => ({
  inTurnUnless: (_signal: AbortSignal, _name: string, work: () => Promise<void>) => work(),
}))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  vi.useRealTimers()
  await forgetMove('guest')
})

it('says at once how far a move is that is still to be made', async () => {
  await recordMove({ guestUid: 'guest', toUid: 'ada', phase: 'paused', notOf: [], made: [] })
  const { heard } = ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([{ type: 'turn.taken', phase: 'paused' }])
})

it('gives the news of a move that has ended in another page time to come first', async () => {
  const { heard } = ask()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([{ type: 'turn.taken', phase: null }])
})

it('says nothing any more once the news have come', async () => {
  const { heard, stop } = ask()
  await vi.advanceTimersByTimeAsync(100)
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(heard).toEqual([])
})

function ask() {
  const heard: EventObject[] = []
  const input = { guestUid: 'guest', uid: 'ada' }
  const machine = createMachine({
    invoke: { src: fromCallback(takeTurn), input },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  })
  const asking = createActor(machine).start()
  return { heard, stop: () => asking.stop() }
}
