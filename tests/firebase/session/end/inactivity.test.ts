import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { sessionEndRequest } from '#src/firebase/sdk/signals.ts'
import { inactivityLogic, watchInput } from '#src/firebase/session/end/inactivity.ts'
import { forgetInput, recordInput } from '#src/storage/session/lastInput.ts'
import { fakePage } from '#tests/support/fakes/fakePage.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    forgetInput()
  }
})

it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('reports %s', (input) => {
  const { page, events, stop } = watch()
  vi.advanceTimersByTime(5_000)
  page.send(input)
  stop()
  page.send(input)
  expect(events).toEqual(['input.seen'])
})

it('reports nothing in the five seconds after the last recorded input', () => {
  recordInput('ada')
  const { page, events, stop } = watch()
  vi.advanceTimersByTime(4_999)
  page.send('keydown')
  expect(events).toEqual([])
  stop()
})

it('reports input although the clock was set back since the last one', () => {
  recordInput('ada')
  vi.setSystemTime(Date.now() - 3_600_000)
  const { page, events, stop } = watch()
  page.send('keydown')
  expect(events).toEqual(['input.seen'])
  stop()
})

it('reports that the page is shown again', () => {
  const { page, events, stop } = watch()
  page.show()
  expect(events).toEqual(['page.shown'])
  stop()
})

it('a person who comes back for a few seconds at a time stays signed in', () => {
  const minute = 60_000
  const page = fakePage('visible')
  const ends: unknown[] = []
  onTestFinished(sessionEndRequest.subscribe((end) => void ends.push(end)))
  const actor = createActor(inactivityLogic, {
    input: { uid: 'ada', limitMs: 15 * minute },
  }).start()
  for (let visit = 0; visit < 20; visit += 1) {
    vi.advanceTimersByTime(minute)
    page.show()
    page.send('keydown')
  }
  expect(ends).toEqual([])
  vi.advanceTimersByTime(15 * minute)
  expect(ends).toEqual([{ reason: 'inactive', uid: 'ada' }])
  actor.stop()
})

it('ends the session because the person was inactive', () => {
  const ends: unknown[] = []
  onTestFinished(sessionEndRequest.subscribe((end) => void ends.push(end)))
  createActor(inactivityLogic, { input: { uid: 'ada', limitMs: 0 } }).start()
  expect(ends).toEqual([{ reason: 'inactive', uid: 'ada' }])
})

function watch() {
  const page = fakePage('visible')
  const events: string[] = []
  const scope = {
    input: { uid: 'ada' },
    sendBack: ({ type }: { type: string }) => events.push(type),
  }
  const stop = watchInput(scope as unknown as Parameters<typeof watchInput>[0])
  return { page, events, stop: () => (stop as () => void)() }
}
