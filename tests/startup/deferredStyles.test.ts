import { expect, it, vi } from 'vitest'
import { deferredStyles } from '#src/startup/deferredStyles.ts'

const sheets = vi.hoisted((): string[] => [])
vi.mock('#src/startup/laterStyles.ts', () => {
  sheets.push('later')
  return {}
})

it('the styles of all pages are there before the development server’s first page is shown', async () => {
  expect(sheets).toEqual([])
  await deferredStyles()
  expect(sheets).toEqual(['later'])
})
