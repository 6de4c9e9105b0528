import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  tabArea,
  deviceArea,
  storedRecord,
  sessionArea,
} from '#src/storage/webStorage/storedRecord.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage } from '#tests/support/fakes/fakeStorage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  sharedComputerStore.setState({ isShared: false })
})

describe('a stored record', () => {
  it('is read as it was written, until it is removed', () => {
    const record = storedRecord<{ name: string }>('who', deviceArea)
    expect(record.read()).toBeNull()
    record.write({ name: 'Ada Lovelace' })
    expect(record.read()).toEqual({ name: 'Ada Lovelace' })
    record.write(null)
    expect([record.read(), localStorage.length]).toEqual([null, 0])
  })

  it.each([
    ['nothing', ''],
    ['broken JSON', '{"v":1,"value":"ada'],
    ['a plain word', 'ada'],
    ['words with spaces', 'ada 1764000000000'],
    ['JSON without a version', '{"email":"ada@example.com"}'],
    ['null', 'null'],
    ['a number', '1'],
    ['a list', '["ada"]'],
    ['the record of another version', '{"v":2,"value":"ada"}'],
  ])('is none if %s is stored under its key', (_, text) => {
    localStorage.setItem('who', text)
    expect(storedRecord('who', deviceArea).read()).toBeNull()
  })

  it('isn’t written, and nothing fails, if the browser blocks storage', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    vi.stubGlobal('sessionStorage', blockedStorage())
    for (const area of [deviceArea, tabArea]) {
      const record = storedRecord<string>('who', area)
      record.write('ada')
      expect(record.read()).toBeNull()
      record.write(null)
    }
  })

  it('that belongs to a session lasts as long as the page if the browser blocks storage', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    vi.stubGlobal('sessionStorage', blockedStorage())
    const record = storedRecord<string>('who', sessionArea)
    record.write('ada')
    expect(record.read()).toBe('ada')
    record.write(null)
    expect(record.read()).toBeNull()
  })
})

it.each([
  { area: 'deviceArea', isShared: false, stored: [1, 0] },
  { area: 'deviceArea', isShared: true, stored: [0, 0] },
  { area: 'tabArea', isShared: false, stored: [0, 1] },
  { area: 'tabArea', isShared: true, stored: [0, 1] },
  { area: 'sessionArea', isShared: false, stored: [1, 0] },
  { area: 'sessionArea', isShared: true, stored: [0, 1] },
] as const)(
  'a record $area, on a shared computer $isShared, is stored $stored times on the device and in the tab',
  ({ area, isShared, stored }) => {
    sharedComputerStore.setState({ isShared })
    storedRecord<string>('who', { deviceArea, tabArea, sessionArea }[area]).write('ada')
    expect([localStorage.length, sessionStorage.length]).toEqual(stored)
  },
)
