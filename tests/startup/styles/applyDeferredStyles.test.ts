import { expect, it, vi } from 'vitest'
import { applyDeferredStyles } from '#src/startup/styles/applyDeferredStyles.ts'

const sheets = vi.hoisted((): string[] => [])
vi.mock('#src/startup/styles/deferredStyleSheets.ts', () => {
  sheets.push('later')
  return {}
})

it('the styles of all pages are there before the development server’s first page is shown', async () => {
  expect(sheets).toEqual([])
  await applyDeferredStyles()
  expect(sheets).toEqual(['later'])
})
