import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as snapshotPart from '#src/device/pageSnapshot.ts'
import { keepPage } from '#src/notebook/actors/lastSeenPages.ts'
import { recordOwnDevice } from '#src/notebook/stores/ownDeviceStore.ts'

const stored = vi.hoisted(() => [] as { path: string; html: string; seenAt: number }[])
vi.mock('#src/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    cache: {
      putPage: async (path: string, html: string, seenAt: number) =>
        void stored.push({ path, html, seenAt }),
    },
  }),
}))
/** Copying a page takes a while. */
vi.mock('#src/device/pageSnapshot.ts', async (importOriginal) => {
  const { pageSnapshot } = await importOriginal<typeof snapshotPart>()
  return {
    pageSnapshot: (...page: Parameters<typeof pageSnapshot>) => {
      vi.setSystemTime(Date.now() + 20)
      return pageSnapshot(...page)
    },
  }
})

beforeEach(() => {
  stored.length = 0
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  recordOwnDevice('ada', 'yes')
  Object.assign(Element.prototype, { setHTML: () => undefined })
  document.body.innerHTML = '<div id="root"><main><nav>Milk</nav></main></div>'
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'setHTML')
})

it('a page is as old as what it shows, not as the moment at which it was stored', async () => {
  await keepPage('ada', '/')
  expect(stored).toMatchObject([{ path: '/', seenAt: 1_000 }])
})
