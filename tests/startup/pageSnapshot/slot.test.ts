import { beforeEach, describe, expect, it } from 'vitest'
import { removePageSnapshot, slotId } from '#src/startup/pageSnapshot/slot.ts'
import { swapPageSnapshot } from '#src/startup/pageSnapshot/usePageSnapshot.ts'
import { claimPageSnapshot } from '#src/startup/pageSnapshot/useSlot.ts'

beforeEach(() => {
  document.body.innerHTML = `<div id="root"></div><div id="${slotId}"></div>`
})

describe('the snapshot of another visit', () => {
  it('stays for its own person', () => {
    show('ada')
    claimPageSnapshot('ada')
    expect(slot()?.textContent).toBe('Milk')
  })

  it('goes when someone else is in', () => {
    show('ada')
    claimPageSnapshot('nemo')
    expect(slot()).toBeNull()
  })

  it('goes when no one is, and cannot come back', () => {
    show('ada')
    removePageSnapshot()
    claimPageSnapshot('ada')
    expect(slot()).toBeNull()
  })
})

it('a place that is still empty waits for the page of the person who is in', () => {
  claimPageSnapshot('ada')
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
  swapPageSnapshot()
  expect(slot()).toBeNull()
  expect(document.activeElement).toBe(root.querySelector('a'))
  expect(root.querySelector('.list')?.scrollTop).toBe(120)
})

function slot(): HTMLElement | null {
  return document.getElementById(slotId)
}

function show(uid: string): void {
  const place = slot()
  if (!place) return
  place.dataset['uid'] = uid
  place.textContent = 'Milk'
}
