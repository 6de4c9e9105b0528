import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSweepDue, recordSweep } from '#products/notebook/remembered/lastSweep.ts'
import {
  recordOwnDevice,
  ownDevice,
  ownDeviceStore,
} from '#products/notebook/stores/ownDeviceStore.ts'
import { forgetIfShared, forgetPerson } from '#src/firebase/session/forgetPerson.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakeStorage.ts'

const now = Date.UTC(2026, 10, 22)

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
  sharedComputerStore.setState({ isShared: false })
  ownDeviceStore.setState({}, true)
})

afterEach(() => void vi.unstubAllGlobals())

function remember(): void {
  recordOwnDevice('ada', 'yes')
  recordSweep(now)
}

describe('what the notebook stores on a device', () => {
  it('has these names in local storage', () => {
    remember()
    remember()
    expect(localStorage).toHaveLength(2)
    expect(localStorage.getItem('own-device-ada')).toBe('yes')
    expect(localStorage.getItem('last-sweep')).toBe(String(now))
  })

  it('is removed with its person, without affecting others', async () => {
    recordOwnDevice('nemo', 'no')
    remember()
    await forgetPerson('ada')
    expect([ownDevice('ada'), isSweepDue(now)]).toEqual([null, true])
    expect(ownDevice('nemo')).toBe('no')
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
    expect(isSweepDue(now)).toBe(true)
  })
})

describe("the answer to whether a device is the person's own", () => {
  it('is remembered from an earlier visit, separately for each person', () => {
    localStorage.setItem('own-device-ada', 'no')
    expect([ownDevice('ada'), ownDevice('nemo')]).toEqual(['no', null])
  })

  it('is unknown on a first visit', async () => {
    vi.resetModules()
    const { ownDevice: asked } = await import('#products/notebook/stores/ownDeviceStore.ts')
    expect(asked('ada')).toBeNull()
  })

  it('is unknown if storage has any other value', () => {
    localStorage.setItem('own-device-ada', 'maybe')
    expect(ownDevice('ada')).toBeNull()
  })

  it.each(['yes', 'no', null] as const)('is %j for the visit if storage is blocked', (said) => {
    vi.stubGlobal('localStorage', blockedStorage())
    recordOwnDevice('ada', 'yes')
    recordOwnDevice('ada', said)
    expect([ownDevice('ada'), ownDeviceStore.getState()]).toEqual([said, { ada: said }])
  })
})
