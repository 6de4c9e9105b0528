import { beforeEach, expect, it, vi } from 'vitest'
import { recordRedirect } from '#src/storage/signIn/redirectLoop.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('an app that sends someone back three times in a row is found out', () => {
  expect(visits('/lists', '/lists', '/lists', '/lists')).toEqual([false, false, true, true])
})

it('other addresses, or the same one later, are visits', () => {
  expect(visits('/lists', '/lists', '/', '/lists', '/lists')).toEqual(Array(5).fill(false))
  vi.advanceTimersByTime(10_000)
  expect(visits('/lists')).toEqual([false])
})

function visits(...addresses: readonly string[]): boolean[] {
  return addresses.map((address) => {
    vi.advanceTimersByTime(3_000)
    return recordRedirect(address)
  })
}
