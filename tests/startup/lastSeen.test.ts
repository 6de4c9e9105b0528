import { beforeEach, describe, expect, it } from 'vitest'
import { yieldToPage } from '#src/actors/session/yieldToPage.ts'
import { dropLastSeen } from '#src/actors/session/dropLastSeen.ts'
import { keepLastSeenOf } from '#src/actors/session/keepLastSeenOf.ts'

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="last-seen"></div>'
})

describe('what was painted of another visit', () => {
  it('stays for its own person', () => {
    paint('ada')
    keepLastSeenOf('ada')
    expect(slot()?.textContent).toBe('Milk')
  })

  it('goes when someone else is in', () => {
    paint('ada')
    keepLastSeenOf('nemo')
    expect(slot()).toBeNull()
  })

  it('goes when no one is, and cannot come back', () => {
    paint('ada')
    dropLastSeen()
    keepLastSeenOf('ada')
    expect(slot()).toBeNull()
  })
})

it('a place that is still empty waits for the page of the person who is in', () => {
  keepLastSeenOf('ada')
  expect(slot()?.dataset['uid']).toBe('ada')
})

it('the page goes on at the link that had the focus, and as far as it was scrolled', () => {
  const html = '<div class="list"><a href="/notes/1">Milk</a></div>'
  const root = document.getElementById('root')
  const place = slot()
  if (!root || !place) throw new Error('The page has no root.')
  root.innerHTML = html
  place.innerHTML = html
  place.querySelector('a')?.focus()
  const list = place.querySelector('.list')
  if (list) list.scrollTop = 120
  yieldToPage()
  expect(slot()).toBeNull()
  expect(document.activeElement).toBe(root.querySelector('a'))
  expect(root.querySelector('.list')?.scrollTop).toBe(120)
})

function slot(): HTMLElement | null {
  return document.getElementById('last-seen')
}

function paint(uid: string): void {
  const place = slot()
  if (!place) return
  place.dataset['uid'] = uid
  place.textContent = 'Milk'
}
