import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '#products/notebook/domain/trashRetention.ts'
import { isCleanUpDue, recordCleanUp } from '#products/notebook/storage/lastCleanUp.ts'
import { forgetIfShared, forgetUser } from '#src/firebase/session/end/cleanUpDevice.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakes/fakeStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  sharedComputerStore.setState({ isShared: false })
})

afterEach(() => void vi.unstubAllGlobals())

it('a device cleans up once a day', () => {
  const now = Date.UTC(2026, 0, 2)
  expect(isCleanUpDue('ada', now)).toBe(true)
  recordCleanUp('ada', now)
  expect([
    isCleanUpDue('ada', now),
    isCleanUpDue('ada', now + dayMs - 1),
    isCleanUpDue('ada', now + dayMs),
  ]).toEqual([false, false, true])
})

it('a device cleans up for one person even if it just has for another', () => {
  const now = Date.UTC(2026, 0, 2)
  recordCleanUp('ada', now)
  expect(isCleanUpDue('grace', now)).toBe(true)
})

it('a device also cleans up after its clock was set back by a day', () => {
  const now = Date.UTC(2026, 0, 2)
  recordCleanUp('ada', now)
  expect([isCleanUpDue('ada', now - dayMs + 1), isCleanUpDue('ada', now - dayMs)]).toEqual([
    false,
    true,
  ])
})

describe('the time of the last clean-up', () => {
  const now = Date.UTC(2026, 10, 22)

  it('has this name in local storage', () => {
    recordCleanUp('ada', now)
    expect(localStorage).toHaveLength(1)
    expect(localStorage.getItem('last-clean-up/ada')).toBe(String(now))
  })

  it('is removed with a person', async () => {
    recordCleanUp('ada', now)
    await forgetUser('ada')
    expect(isCleanUpDue('ada', now)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('is removed at the end of a visit only on a shared computer', async () => {
    recordCleanUp('ada', now)
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(1)
    sharedComputerStore.setState({ isShared: true })
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(0)
  })

  it("isn't stored on a shared computer, and writing removes what was there", () => {
    recordCleanUp('ada', now)
    sharedComputerStore.setState({ isShared: true })
    recordCleanUp('ada', now)
    expect(localStorage).toHaveLength(0)
  })

  it('is unknown if storage throws, and prevents nothing', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    recordCleanUp('ada', now)
    expect(isCleanUpDue('ada', now)).toBe(true)
  })
})
