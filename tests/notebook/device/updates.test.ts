import { afterEach, expect, it, vi } from 'vitest'
import { openUpdates } from '#src/notebook/device/openNotebook.ts'

afterEach(() => vi.unstubAllGlobals())

it('updates reach the page itself in a browser without broadcast channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard: string[] = []
  const { tell, subscribe, end } = openUpdates('ada', () => {})
  const stop = subscribe(({ type }) => heard.push(type))
  tell({ type: 'flush' })
  end()
  tell({ type: 'closing' })
  stop()
  tell({ type: 'rowsChanged' })
  expect(heard).toEqual(['flush', 'closing'])
})
