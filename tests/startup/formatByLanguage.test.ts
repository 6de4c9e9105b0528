import { afterEach, describe, expect, it, vi } from 'vitest'

describe('in another language', () => {
  afterEach(() => {
    vi.doUnmock('#src/domain/locale.ts')
    vi.resetModules()
  })

  it.each([
    ['en-US', '1.5', '89 seconds'],
    ['de', '1,5', '89 Sekunden'],
    ['ja', '1.5', '89 秒'],
  ])('%s writes numbers and times in its own way', async (tag, number, time) => {
    vi.resetModules()
    vi.doMock('#src/domain/locale.ts', () => ({ locale: tag }))
    const format = await import('#src/domain/format.ts')
    expect(format.formatDecimal(1.5)).toBe(number)
    expect(format.formatDuration({ count: 89, unit: 'second' })).toBe(time)
  })
})
