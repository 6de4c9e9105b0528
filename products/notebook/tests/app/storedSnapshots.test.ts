import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as snapshotPart from '#src/startup/pageSnapshot/takeSnapshot.ts'
import { keepPage } from '#products/notebook/hooks/keepPage.ts'
import { recordTrustedDevice } from '#products/notebook/stores/trustedDeviceStore.ts'

type Stored = { path: string; html: string; seenAt: number }

const stored = vi.hoisted(() => [] as Stored[])
vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    cache: {
      putPages: async (pages: readonly Omit<Stored, 'seenAt'>[], seenAt: number) =>
        void stored.push(...pages.map((page) => ({ ...page, seenAt }))),
    },
  }),
}))
/** Copying a page takes a while. */
vi.mock('#src/startup/pageSnapshot/takeSnapshot.ts', async (importOriginal) => {
  const { takeSnapshot } = await importOriginal<typeof snapshotPart>()
  return {
    takeSnapshot: (...page: Parameters<typeof takeSnapshot>) => {
      vi.setSystemTime(Date.now() + 20)
      return takeSnapshot(...page)
    },
  }
})

beforeEach(() => {
  stored.length = 0
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  recordTrustedDevice('ada', 'yes')
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

it('a note is stored together with the home page, which shows the same list and no open note', async () => {
  history.replaceState(null, '', '/notes/milk')
  document.body.innerHTML = `<div id="root">
    <header><a href="/">Brand</a></header>
    <main class="panes" data-shown="page">
      <nav>
        <a href="/" class="title">Notes</a>
        <li data-current="true"><a href="/notes/milk" aria-current="page">Milk</a></li>
        <li><a href="/notes/bread">Bread</a></li>
      </nav>
      <div class="page"><a href="/">All notes</a><textarea>At the weir</textarea></div>
    </main>
  </div>`
  await keepPage('ada', '/notes/milk')
  expect(stored.map(({ path }) => path)).toEqual(['/notes/milk', '/'])
  const [note, home] = stored.map(({ html }) => pageOf(html))
  expect(note?.querySelector('textarea')?.textContent).toBe('At the weir')
  expect(note?.querySelector('main')?.dataset['shown']).toBe('page')
  expect(home?.querySelector('main')?.dataset['shown']).toBe('list')
  expect(home?.querySelector('nav h1')?.textContent).toBe('Notes')
  const links = Array.from(home?.querySelectorAll('a') ?? [], (link) => link.outerHTML)
  expect(links).toEqual([
    '<a href="/">Brand</a>',
    '<a href="/notes/milk">Milk</a>',
    '<a href="/notes/bread">Bread</a>',
  ])
  expect(home?.querySelector('[data-current]')).toBeNull()
  expect(home?.querySelector('.page')?.innerHTML).toBe('')
  expect(document.querySelector('[aria-current]')?.textContent).toBe('Milk')
})

function pageOf(html: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = html
  return page
}
