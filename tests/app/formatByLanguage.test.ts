import { afterEach, describe, expect, it, vi } from 'vitest'

describe('in another language', () => {
  afterEach(() => {
    vi.doUnmock('#src/domain/locale.ts')
    vi.resetModules()
  })

  it.each([
    ['en-US', '1.5', '89 seconds', 'One. Two.'],
    ['de', '1,5', '89 Sekunden', 'One. Two.'],
    ['ja', '1.5', '89 秒', 'One.Two.'],
  ])(
    '%s writes numbers and times, and sets sentences apart, in its own way',
    async (tag, number, time, both) => {
      vi.resetModules()
      vi.doMock('#src/domain/locale.ts', () => ({ locale: tag }))
      const format = await import('#src/domain/format.ts')
      expect(format.oneDecimal(1.5)).toBe(number)
      expect(format.duration({ count: 89, unit: 'second' })).toBe(time)
      expect(format.sentences('One.', 'Two.')).toBe(both)
    },
  )
})
