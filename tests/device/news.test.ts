import { afterEach, expect, it, vi } from 'vitest'
import { openNews } from '#src/device/openNotebook.ts'

afterEach(() => vi.unstubAllGlobals())

it('news go round within the page where the browser has no channel to others', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard: string[] = []
  const { tell, hear, end } = openNews('ada', () => {})
  const stop = hear(({ type }) => heard.push(type))
  tell({ type: 'leaving' })
  end()
  tell({ type: 'closing' })
  stop()
  tell({ type: 'rowsChanged' })
  expect(heard).toEqual(['leaving', 'closing'])
})
