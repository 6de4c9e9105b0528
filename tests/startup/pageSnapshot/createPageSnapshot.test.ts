import { afterEach, expect, it } from 'vitest'
import { createPageSnapshot } from '#src/startup/pageSnapshot/createPageSnapshot.ts'

afterEach(() => document.body.replaceChildren())

it('keeps text as typed, but read-only', () => {
  const page = pageOf('<textarea id="note-body" aria-label="Text" autocomplete="off"></textarea>')
  const text = page.querySelector('textarea')
  if (text) text.value = 'A heron\n<b>'
  expect(snapshotOf(page)).toBe(
    '<textarea autocomplete="off" readonly="" inert="">A heron\n&lt;b&gt;</textarea>',
  )
})

it('keeps links, but nothing that can be pressed', () => {
  const page = pageOf(
    '<a href="/notes/1" class="row" tabindex="0">Milk</a><button type="button" aria-label="Pin">+</button>',
  )
  expect(snapshotOf(page)).toBe(
    '<a href="/notes/1" class="row">Milk</a><button type="button" inert="">+</button>',
  )
})

it('keeps no value of other fields', () => {
  const page = pageOf('<input type="search" value="heron"><input type="password" value="secret">')
  expect(snapshotOf(page)).toBe('<input type="search" inert=""><input type="password" inert="">')
})

it('keeps no announcements, and nothing that only this page can show', () => {
  const page = pageOf(
    '<output>Deleted. <button>Undo</button></output><p role="alert">No network</p><p data-momentary="">Saved</p>' +
      '<dialog open>Sure?</dialog><img src="blob:x" alt=""><a href="blob:y">File</a><a href="#content">Skip</a>',
  )
  expect(snapshotOf(page)).toBe(
    '<output></output><p role="alert"></p><p data-momentary=""></p><img alt=""><a>File</a>',
  )
})

it("doesn't change the page itself", () => {
  const html = '<p id="one" style="color: red">Milk</p><button>Pin</button>'
  const page = pageOf(html)
  expect(snapshotOf(page)).toBe('<p>Milk</p><button inert="">Pin</button>')
  expect(page.innerHTML).toBe(html)
})

it('is null for a page that would take too long to open', () => {
  expect(createPageSnapshot(pageOf(`<p>${'m'.repeat(400_000)}</p>`), 'Before')).toBeNull()
})

function pageOf(html: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = html
  document.body.append(page)
  return page
}

/** Without the status line. */
function snapshotOf(page: HTMLElement): string {
  const status = '<p class="page-snapshot-status" role="status">Before</p>'
  const html = createPageSnapshot(page, 'Before') ?? ''
  expect(html.endsWith(status)).toBe(true)
  return html.slice(0, -status.length)
}
