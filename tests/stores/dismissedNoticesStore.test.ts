import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIfShared, forgetUser } from '#src/firebase/session/end/cleanUpDevice.ts'
import {
  dismissedNoticesStore,
  dismissNotice,
  isDismissed,
} from '#src/stores/dismissedNoticesStore.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { blockedStorage, fakeStorage } from '#tests/support/fakeStorage.ts'
import { fakeTime } from '#tests/support/fakeTime.ts'

const day = 86_400_000

fakeTime()

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage().storage)
  openTab()
})

afterEach(() => sharedComputerStore.setState({ isShared: false }))

describe('a dismissed reminder', () => {
  it.each(['verifyEmail', 'keepGuest'] as const)(
    'stays hidden for a week, even in a tab opened later: %s',
    (reminder) => {
      dismissNotice('ada', reminder)
      reload()
      openTab()
      vi.advanceTimersByTime(7 * day - 1)
      expect(isDismissed('ada', reminder)).toBe(true)
      vi.advanceTimersByTime(1)
      expect(isDismissed('ada', reminder)).toBe(false)
    },
  )

  it('returns after a week on a page that stayed open, and can be dismissed again', () => {
    dismissNotice('ada', 'verifyEmail')
    vi.advanceTimersByTime(7 * day)
    expect(isDismissed('ada', 'verifyEmail')).toBe(false)
    dismissNotice('ada', 'verifyEmail')
    expect(isDismissed('ada', 'verifyEmail')).toBe(true)
  })

  it('hides no other reminder, and none of another person', () => {
    dismissNotice('ada', 'verifyEmail')
    expect([isDismissed('ada', 'keepGuest'), isDismissed('bob', 'verifyEmail')]).toEqual([
      false,
      false,
    ])
  })

  it('returns if the clock was ahead when it was dismissed', () => {
    dismissNotice('ada', 'verifyEmail')
    vi.setSystemTime(Date.now() - day)
    expect(isDismissed('ada', 'verifyEmail')).toBe(false)
  })

  it('is forgotten with its person, and with no one else', async () => {
    dismissNotice('ada', 'verifyEmail')
    dismissNotice('bob', 'keepGuest')
    await forgetUser('ada')
    expect([isDismissed('ada', 'verifyEmail'), isDismissed('bob', 'keepGuest')]).toEqual([
      false,
      true,
    ])
    expect(localStorage).toHaveLength(1)
  })

  it('stays hidden in this tab only on a shared computer, until the person signs out', async () => {
    sharedComputerStore.setState({ isShared: true })
    dismissNotice('ada', 'verifyEmail')
    reload()
    expect([isDismissed('ada', 'verifyEmail'), localStorage.length]).toEqual([true, 0])
    await forgetIfShared('ada')
    expect([isDismissed('ada', 'verifyEmail'), sessionStorage.length]).toEqual([false, 0])

    dismissNotice('ada', 'verifyEmail')
    reload()
    openTab()
    expect(isDismissed('ada', 'verifyEmail')).toBe(false)
  })

  it.each(['persistenceProblem', 'storage-full', 'noticeMoving'] as const)(
    'stays hidden in this tab only if it says how things are now: %s',
    (notice) => {
      expect(isDismissed('ada', notice)).toBe(false)
      dismissNotice('ada', notice)
      reload()
      vi.advanceTimersByTime(30 * day)
      expect([isDismissed('ada', notice), localStorage.length]).toEqual([true, 0])
      openTab()
      expect(isDismissed('ada', notice)).toBe(false)
    },
  )

  it("stays hidden until the page is reloaded if the browser can't store it", () => {
    vi.stubGlobal('localStorage', blockedStorage())
    vi.stubGlobal('sessionStorage', blockedStorage())
    dismissNotice('ada', 'verifyEmail')
    expect(isDismissed('ada', 'verifyEmail')).toBe(true)
    reload()
    expect(isDismissed('ada', 'verifyEmail')).toBe(false)
  })

  it.each(['rubbish', '', 'Infinity'])('is shown if storage contains %j', (word) => {
    localStorage.setItem('dismissed-verifyEmail-ada', word)
    expect(isDismissed('ada', 'verifyEmail')).toBe(false)
  })
})

/** Clears what a page has in memory. */
function reload(): void {
  dismissedNoticesStore.setState({}, true)
}

function openTab(): void {
  vi.stubGlobal('sessionStorage', fakeStorage().storage)
}
