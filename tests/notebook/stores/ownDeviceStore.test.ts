import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSweepDue, recordSweep } from '#src/notebook/stores/lastSweepStore.ts'
import { recordOwnDevice, ownDevice, ownDeviceStore } from '#src/notebook/stores/ownDeviceStore.ts'
import { forgetIfShared, forgetPerson } from '#src/firebase/wipe/forgetPerson.ts'
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

describe('what the notebook remembers on a device', () => {
  it('lies in its storage under these names', () => {
    remember()
    remember()
    expect(localStorage).toHaveLength(2)
    expect(localStorage.getItem('own-device-ada')).toBe('yes')
    expect(localStorage.getItem('last-sweep')).toBe(String(now))
  })

  it('goes with the person, and leaves what it remembers of another', async () => {
    recordOwnDevice('nemo', 'no')
    remember()
    await forgetPerson('ada')
    expect([ownDevice('ada'), isSweepDue(now)]).toEqual([null, true])
    expect(ownDevice('nemo')).toBe('no')
    expect(localStorage).toHaveLength(1)
  })

  it('goes at the end of a visit only where others use the computer, too', async () => {
    remember()
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(2)
    sharedComputerStore.setState({ isShared: true })
    await forgetIfShared('ada')
    expect(localStorage).toHaveLength(0)
  })

  it('is nothing where others use the computer, too, and what lay there goes when it is written', () => {
    remember()
    sharedComputerStore.setState({ isShared: true })
    remember()
    expect(localStorage).toHaveLength(0)
  })

  it('is read as empty from a storage that throws, and keeps nobody from anything', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    remember()
    expect(isSweepDue(now)).toBe(true)
  })
})

describe('whether a device is somebody’s own', () => {
  it('is known from an earlier visit, and of each person by themselves', () => {
    localStorage.setItem('own-device-ada', 'no')
    expect([ownDevice('ada'), ownDevice('nemo')]).toEqual(['no', null])
  })

  it('is not known on a first visit', async () => {
    vi.resetModules()
    const { ownDevice: asked } = await import('#src/notebook/stores/ownDeviceStore.ts')
    expect(asked('ada')).toBeNull()
  })

  it('is not known where the storage has any other word', () => {
    localStorage.setItem('own-device-ada', 'maybe')
    expect(ownDevice('ada')).toBeNull()
  })

  it.each(['yes', 'no', null] as const)(
    'is %j for the visit where nothing may be stored',
    (said) => {
      vi.stubGlobal('localStorage', blockedStorage())
      recordOwnDevice('ada', 'yes')
      recordOwnDevice('ada', said)
      expect([ownDevice('ada'), ownDeviceStore.getState()]).toEqual([said, { ada: said }])
    },
  )
})
