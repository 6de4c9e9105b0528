import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIfShared, forgetUser } from '#src/firebase/session/end/cleanUpDevice.ts'
import {
  dismissedNoticesStore,
  dismissNotice,
  isDismissed,
} from '#src/stores/dismissedNoticesStore.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakes/fakeStorage.ts'
import { fakeTime } from '#tests/support/fakes/fakeTime.ts'

const day = 86_400_000

fakeTime()

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  openTab()
})

afterEach(() => sharedComputerStore.setState({ isShared: false }))

describe('a dismissed reminder', () => {
  it('stays hidden for a week, even in a tab opened later', () => {
    dismissNotice('ada', 'verifyEmail', 7)
    reload()
    openTab()
    vi.advanceTimersByTime(7 * day - 1)
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(false)
  })

  it('returns after a week on a page that stayed open, and can be dismissed again', () => {
    dismissNotice('ada', 'verifyEmail', 7)
    vi.advanceTimersByTime(7 * day)
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(false)
    dismissNotice('ada', 'verifyEmail', 7)
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(true)
  })

  it('hides no other reminder, and none of another person', () => {
    dismissNotice('ada', 'verifyEmail', 7)
    expect([isDismissed('ada', 'keepGuest', 7), isDismissed('bob', 'verifyEmail', 7)]).toEqual([
      false,
      false,
    ])
  })

  it('returns if the clock was ahead when it was dismissed', () => {
    dismissNotice('ada', 'verifyEmail', 7)
    vi.setSystemTime(Date.now() - day)
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(false)
  })

  it('is forgotten with its person, whatever it is called, and with no one else', async () => {
    dismissNotice('ada', 'verifyEmail', 7)
    dismissNotice('ada', 'news-of-a-product', 'tab')
    dismissNotice('ada-2', 'verifyEmail', 7)
    await forgetUser('ada')
    expect([
      isDismissed('ada', 'verifyEmail', 7),
      isDismissed('ada', 'news-of-a-product', 'tab'),
      isDismissed('ada-2', 'verifyEmail', 7),
    ]).toEqual([false, false, true])
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0])
  })

  it('stays hidden in this tab only on a shared computer, until the person signs out', async () => {
    sharedComputerStore.setState({ isShared: true })
    dismissNotice('ada', 'verifyEmail', 7)
    reload()
    expect([isDismissed('ada', 'verifyEmail', 7), localStorage.length]).toEqual([true, 0])
    await forgetIfShared('ada')
    expect([isDismissed('ada', 'verifyEmail', 7), sessionStorage.length]).toEqual([false, 0])

    dismissNotice('ada', 'verifyEmail', 7)
    reload()
    openTab()
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(false)
  })

  it('stays hidden in this tab only if it shows how things are now', () => {
    expect(isDismissed('ada', 'storage-full', 'tab')).toBe(false)
    dismissNotice('ada', 'storage-full', 'tab')
    reload()
    vi.advanceTimersByTime(30 * day)
    expect([isDismissed('ada', 'storage-full', 'tab'), localStorage.length]).toEqual([true, 0])
    openTab()
    expect(isDismissed('ada', 'storage-full', 'tab')).toBe(false)
  })

  it("stays hidden until the page is reloaded if the browser can't store it", () => {
    vi.stubGlobal('localStorage', blockedStorage())
    vi.stubGlobal('sessionStorage', blockedStorage())
    dismissNotice('ada', 'verifyEmail', 7)
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(true)
    reload()
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(false)
  })

  it.each(['rubbish', '', '{}'])('is shown if storage contains %j', (word) => {
    localStorage.setItem('dismissed-ada', word)
    expect(isDismissed('ada', 'verifyEmail', 7)).toBe(false)
  })
})

/** Clears what a page has in memory. */
function reload(): void {
  dismissedNoticesStore.setState({}, true)
}

function openTab(): void {
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
}
