import { beforeEach, describe, expect, it } from 'vitest'
import { slotId } from '#src/startup/pageSnapshot/slot.ts'
import { syncPageSnapshot } from '#src/startup/pageSnapshot/syncPageSnapshot.ts'
import { swapPageSnapshot } from '#src/startup/pageSnapshot/usePageSnapshot.ts'
import { failed } from '#tests/support/failures.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { ada } from '#tests/support/users.ts'

const bob = { ...ada, uid: 'bob' }

beforeEach(() => {
  document.body.innerHTML = `<div id="root"></div><div id="${slotId}"></div>`
})

describe('the page of the last visit', () => {
  it('stays for its own person', () => {
    const { report } = follow(ada.uid)
    report({ type: 'session.found', user: ada })
    expect(slot()?.textContent).toBe('Milk')
  })

  it('is removed if someone else is signed in', () => {
    const { report } = follow(ada.uid)
    report({ type: 'session.found', user: bob })
    expect(slot()).toBeNull()
  })

  it('is removed if someone else signs in while its own page is loading', () => {
    const { report } = follow(ada.uid)
    report({ type: 'session.found', user: ada })
    report({ type: 'session.found', user: bob })
    expect(slot()).toBeNull()
  })

  it('is removed if no one is signed in', () => {
    const { report } = follow(ada.uid)
    report({ type: 'session.missing' })
    expect(slot()).toBeNull()
  })

  it('is removed if the session has ended', () => {
    const { report } = follow(ada.uid)
    report({ type: 'session.found', user: ada })
    report({ type: 'session.ended', endReason: 'disabled' })
    expect(slot()).toBeNull()
  })

  it('is removed if it can’t be known who is signed in', () => {
    const { report } = follow(ada.uid)
    report(failed('network-request-failed'))
    expect(slot()).toBeNull()
  })
})

it('an empty slot waits for the page of the person who is signed in', () => {
  const { report } = follow()
  report({ type: 'session.found', user: ada })
  expect(slot()?.dataset['uid']).toBe(ada.uid)
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

/** Follows a session while this person's page is shown. */
function follow(uid?: string) {
  const auth = stubAuth()
  syncPageSnapshot(auth.actor)
  const place = slot()
  if (uid && place) {
    place.dataset['uid'] = uid
    place.textContent = 'Milk'
  }
  return auth
}

function slot(): HTMLElement | null {
  return document.getElementById(slotId)
}
