import { beforeEach, expect, it, vi } from 'vitest'
import { watchInput } from '#src/firebase/session/idleLogic.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('reports %s', (input) => {
  const { events, stop } = watch()
  vi.advanceTimersByTime(5_000)
  document.body.dispatchEvent(new Event(input, { bubbles: true }))
  stop()
  document.body.dispatchEvent(new Event(input, { bubbles: true }))
  expect(events).toEqual(['input.seen'])
})

it('reports nothing in the five seconds after the last report', () => {
  const { events, stop } = watch()
  vi.advanceTimersByTime(4_999)
  dispatchEvent(new Event('keydown'))
  expect(events).toEqual([])
  stop()
})

it('reports that the page is shown again', () => {
  const { events, stop } = watch()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(events).toEqual(['person.returned'])
  stop()
})

function watch() {
  const events: string[] = []
  const scope = { sendBack: ({ type }: { type: string }) => events.push(type) }
  const stop = watchInput(scope as unknown as Parameters<typeof watchInput>[0])
  return { events, stop: () => (stop as () => void)() }
}
