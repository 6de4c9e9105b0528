import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isCleanUpDue, recordCleanUp } from '#products/notebook/remembered/lastSweep.ts'
import {
  recordTrustedDevice,
  trustedDevice,
  trustedDeviceStore,
} from '#products/notebook/stores/trustedDeviceStore.ts'
import { forgetIfShared, forgetUser } from '#src/firebase/session/forgetUser.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakeStorage.ts'

const now = Date.UTC(2026, 10, 22)

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  sharedComputerStore.setState({ isShared: false })
  trustedDeviceStore.setState({}, true)
})

afterEach(() => void vi.unstubAllGlobals())

function remember(): void {
  recordTrustedDevice('ada', 'yes')
  recordCleanUp(now)
}

describe('what the notebook stores on a device', () => {
  it('has these names in local storage', () => {
    remember()
    remember()
    expect(localStorage).toHaveLength(2)
    expect(localStorage.getItem('trusted-device-ada')).toBe('yes')
    expect(localStorage.getItem('last-clean-up')).toBe(String(now))
  })

  it('is removed with its person, without affecting others', async () => {
    recordTrustedDevice('nemo', 'no')
    remember()
    await forgetUser('ada')
    expect([trustedDevice('ada'), isCleanUpDue(now)]).toEqual([null, true])
    expect(trustedDevice('nemo')).toBe('no')
    expect(localStorage).toHaveLength(1)
  })

  it('is removed at the end of a visit only on a shared computer', async () => {
    remember()
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(2)
    sharedComputerStore.setState({ isShared: true })
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(0)
  })

  it("isn't stored on a shared computer, and writing removes what was there", () => {
    remember()
    sharedComputerStore.setState({ isShared: true })
    remember()
    expect(localStorage).toHaveLength(0)
  })

  it('is empty if storage throws, and prevents nothing', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    remember()
    expect(isCleanUpDue(now)).toBe(true)
  })
})

describe("the answer to whether a device is the person's own", () => {
  it('is remembered from an earlier visit, separately for each person', () => {
    localStorage.setItem('trusted-device-ada', 'no')
    expect([trustedDevice('ada'), trustedDevice('nemo')]).toEqual(['no', null])
  })

  it('is unknown on a first visit', async () => {
    vi.resetModules()
    const { trustedDevice: asked } = await import('#products/notebook/stores/trustedDeviceStore.ts')
    expect(asked('ada')).toBeNull()
  })

  it('is unknown if storage has any other value', () => {
    localStorage.setItem('trusted-device-ada', 'maybe')
    expect(trustedDevice('ada')).toBeNull()
  })

  it.each(['yes', 'no', null] as const)('is %j for the visit if storage is blocked', (said) => {
    vi.stubGlobal('localStorage', blockedStorage())
    recordTrustedDevice('ada', 'yes')
    recordTrustedDevice('ada', said)
    expect([trustedDevice('ada'), trustedDeviceStore.getState()]).toEqual([said, { ada: said }])
  })
})
