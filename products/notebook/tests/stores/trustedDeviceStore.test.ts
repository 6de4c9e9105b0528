import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  recordTrustAnswer,
  trustAnswer,
  trustedDeviceStore,
} from '#products/notebook/stores/trustedDeviceStore.ts'
import { forgetIfShared, forgetUser } from '#src/firebase/session/end/cleanUpDevice.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakes/fakeStorage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  sharedComputerStore.setState({ isShared: false })
  trustedDeviceStore.setState({}, true)
})

afterEach(() => void vi.unstubAllGlobals())

describe('the answer to whether a device is trusted', () => {
  it('has this name in local storage', () => {
    recordTrustAnswer('ada', 'yes')
    expect(localStorage).toHaveLength(1)
    expect(localStorage.getItem('trusted-device-ada')).toBe('yes')
  })

  it('is removed with its person, without affecting others', async () => {
    recordTrustAnswer('nemo', 'no')
    recordTrustAnswer('ada', 'yes')
    await forgetUser('ada')
    expect(trustAnswer('ada')).toBeNull()
    expect(trustAnswer('nemo')).toBe('no')
    expect(localStorage).toHaveLength(1)
  })

  it('is removed at the end of a visit only on a shared computer', async () => {
    recordTrustAnswer('ada', 'yes')
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(1)
    sharedComputerStore.setState({ isShared: true })
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(0)
  })

  it("isn't stored on a shared computer, and writing removes what was there", () => {
    recordTrustAnswer('ada', 'yes')
    sharedComputerStore.setState({ isShared: true })
    recordTrustAnswer('ada', 'yes')
    expect(localStorage).toHaveLength(0)
  })

  it('is remembered from an earlier visit, separately for each person', () => {
    localStorage.setItem('trusted-device-ada', 'no')
    expect([trustAnswer('ada'), trustAnswer('nemo')]).toEqual(['no', null])
  })

  it('is unknown on a first visit', async () => {
    vi.resetModules()
    const { trustAnswer: asked } = await import('#products/notebook/stores/trustedDeviceStore.ts')
    expect(asked('ada')).toBeNull()
  })

  it('is unknown if storage has any other value', () => {
    localStorage.setItem('trusted-device-ada', 'maybe')
    expect(trustAnswer('ada')).toBeNull()
  })

  it.each(['yes', 'no', null] as const)('is %j for the visit if storage is blocked', (said) => {
    vi.stubGlobal('localStorage', blockedStorage())
    recordTrustAnswer('ada', 'yes')
    recordTrustAnswer('ada', said)
    expect([trustAnswer('ada'), trustedDeviceStore.getState()]).toEqual([said, { ada: said }])
  })
})
