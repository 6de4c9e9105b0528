import { afterEach, expect, it, vi } from 'vitest'
import { openUpdates } from '#products/notebook/storage/openNotebook.ts'

afterEach(() => vi.unstubAllGlobals())

it('updates reach the tab itself in a browser without broadcast channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard: string[] = []
  const { publish, subscribe, end } = openUpdates('ada', () => {})
  const stop = subscribe(({ type }) => heard.push(type))
  publish({ type: 'save' })
  end()
  publish({ type: 'closing' })
  stop()
  publish({ type: 'rowsChanged' })
  expect(heard).toEqual(['save', 'closing'])
})
