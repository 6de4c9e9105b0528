import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storePageSnapshot } from '#products/notebook/hooks/storePageSnapshot.ts'
import { recordTrustAnswer } from '#products/notebook/stores/trustedDeviceStore.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'
import { openLocalDatabase } from '#src/storage/encrypted/database.ts'
import { decrypt, keyFrom, recordLabel } from '#src/storage/encrypted/encryption.ts'
import { keyBytes } from '#tests/support/fakes/disk.ts'

withNotebooks('ada')

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  recordTrustAnswer('ada', 'yes')
  Object.assign(Element.prototype, { setHTML: () => undefined })
  document.body.innerHTML = '<div id="root"><main><nav>Milk</nav></main></div>'
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(Element.prototype, 'setHTML')
})

it('a page is as old as what it shows, not as the moment at which it was stored', async () => {
  // Copying a page takes a while.
  const root = document.body.firstElementChild
  if (!root) throw new Error('There is no page.')
  vi.spyOn(root, 'cloneNode').mockImplementationOnce(() => {
    vi.setSystemTime(1_020)
    return root.cloneNode(true)
  })
  await storePageSnapshot('ada', '/')
  expect(await stored()).toMatchObject([{ path: '/', seenAt: 1_000 }])
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
  await storePageSnapshot('ada', '/notes/milk')
  const pages = await stored()
  expect(pages.map(({ path }) => path)).toEqual(['/', '/notes/milk'])
  const [home, note] = pages.map(({ html }) => pageOf(html))
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

/** The pages on the disk, by path. */
async function stored() {
  const { read, close } = openLocalDatabase('ada')
  const all = await read(['cache'], (records) => records('cache').getAll())
  await close()
  const key = await keyFrom(keyBytes)
  return Promise.all(
    all.map(async (record) => ({
      path: record.id.replace(/^page|\?.*$/g, ''),
      html: String(await decrypt(key, recordLabel('ada', 'cache', record.id), record)),
      seenAt: record.putAt,
    })),
  )
}

function pageOf(html: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = html
  return page
}
