import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setOthersDevice } from '#products/notebook/firebase/ownDevice.ts'
import { ownDevice, recordOwnDevice } from '#products/notebook/stores/ownDeviceStore.ts'

const device = vi.hoisted(() => ({ canClear: true }))

vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({ cache: { clear: () => Promise.resolve(device.canClear) } }),
}))

beforeEach(() => {
  recordOwnDevice('ada', null)
  device.canClear = true
})

afterEach(() => recordOwnDevice('ada', null))

it('stored notes are removed, and none are stored from then on', async () => {
  recordOwnDevice('ada', 'yes')
  expect(await setOthersDevice('ada')).toBe(true)
  expect(ownDevice('ada')).toBe('no')
})

it('if stored notes can’t be removed, that is reported, and the answer stays true', async () => {
  recordOwnDevice('ada', 'yes')
  device.canClear = false
  expect(await setOthersDevice('ada')).toBe(false)
  expect(ownDevice('ada')).toBe('yes')
})

it('a person who declines has nothing to remove', async () => {
  device.canClear = false
  expect(await setOthersDevice('ada')).toBe(true)
  expect(ownDevice('ada')).toBe('no')
})
