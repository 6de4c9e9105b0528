import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetTrustedDevice } from '#products/notebook/firebase/trustedDevice.ts'
import { trustedDevice, recordTrustedDevice } from '#products/notebook/stores/trustedDeviceStore.ts'

const device = vi.hoisted(() => ({ canClear: true }))

vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({ cache: { clear: () => Promise.resolve(device.canClear) } }),
}))

beforeEach(() => {
  recordTrustedDevice('ada', null)
  device.canClear = true
})

afterEach(() => recordTrustedDevice('ada', null))

it('stored notes are removed, and none are stored from then on', async () => {
  recordTrustedDevice('ada', 'yes')
  expect(await forgetTrustedDevice('ada')).toBe(true)
  expect(trustedDevice('ada')).toBe('no')
})

it('if stored notes can’t be removed, that is reported, and the answer stays true', async () => {
  recordTrustedDevice('ada', 'yes')
  device.canClear = false
  expect(await forgetTrustedDevice('ada')).toBe(false)
  expect(trustedDevice('ada')).toBe('yes')
})

it('a person who declines has nothing to remove', async () => {
  device.canClear = false
  expect(await forgetTrustedDevice('ada')).toBe(true)
  expect(trustedDevice('ada')).toBe('no')
})
