import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#products/notebook/domain/trashTime.ts'
import { isCleanUpDue, recordCleanUp } from '#products/notebook/storage/lastCleanUp.ts'
import { forgetIfShared, forgetUser } from '#src/firebase/session/end/cleanUpDevice.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakeStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  sharedComputerStore.setState({ isShared: false })
})

afterEach(() => void vi.unstubAllGlobals())

it('a device cleans up once a day', () => {
  const now = Date.UTC(2026, 0, 2)
  expect(isCleanUpDue(now)).toBe(true)
  recordCleanUp(now)
  expect([isCleanUpDue(now), isCleanUpDue(now + day - 1), isCleanUpDue(now + day)]).toEqual([
    false,
    false,
    true,
  ])
})

it('a device also cleans up after its clock was set back by a day', () => {
  const now = Date.UTC(2026, 0, 2)
  recordCleanUp(now)
  expect([isCleanUpDue(now - day + 1), isCleanUpDue(now - day)]).toEqual([false, true])
})

describe('the time of the last clean-up', () => {
  const now = Date.UTC(2026, 10, 22)

  it('has this name in local storage', () => {
    recordCleanUp(now)
    expect(localStorage).toHaveLength(1)
    expect(localStorage.getItem('last-clean-up')).toBe(String(now))
  })

  it('is removed with a person', async () => {
    recordCleanUp(now)
    await forgetUser('ada')
    expect(isCleanUpDue(now)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('is removed at the end of a visit only on a shared computer', async () => {
    recordCleanUp(now)
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(1)
    sharedComputerStore.setState({ isShared: true })
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(0)
  })

  it("isn't stored on a shared computer, and writing removes what was there", () => {
    recordCleanUp(now)
    sharedComputerStore.setState({ isShared: true })
    recordCleanUp(now)
    expect(localStorage).toHaveLength(0)
  })

  it('is unknown if storage throws, and prevents nothing', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    recordCleanUp(now)
    expect(isCleanUpDue(now)).toBe(true)
  })
})
