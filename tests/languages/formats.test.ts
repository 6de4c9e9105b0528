import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('#src/domain/locale.ts')
  vi.resetModules()
})

it.each([
  ['en-US', '1.5', '89 seconds', '1:05'],
  ['de', '1,5', '89 Sekunden', '1:05'],
  ['ja', '1.5', '89 秒', '1:05'],
  ['fa', '۱٫۵', '۸۹ ثانیه', '۱:۰۵'],
])('%s writes numbers and times in its own way', async (tag, number, time, countdown) => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.doMock('#src/domain/locale.ts', () => ({ locale: tag }))
  const format = await import('#src/domain/format.ts')
  expect(format.formatDecimal(1.5)).toBe(number)
  expect(format.formatDuration({ count: 89, unit: 'second' })).toBe(time)
  const { useTimeLeft } = await import('#src/hooks/useTimeLeft.ts')
  const endsAt = Date.now() + 65_000
  const TimeLeft = () => useTimeLeft(endsAt)
  expect(renderToStaticMarkup(createElement(TimeLeft))).toBe(countdown)
  vi.useRealTimers()
})
