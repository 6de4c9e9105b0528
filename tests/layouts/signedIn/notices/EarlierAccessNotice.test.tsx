import { act, screen } from '@testing-library/react'
import { expect, it, beforeEach } from 'vitest'
import { EarlierAccessNotice } from '#src/layouts/signedIn/notices/AccountChangeNotices.tsx'
import {
  reportEarlierAccess,
  earlierAccessStore,
  endedAccess,
} from '#src/stores/earlierAccessStore.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { ada } from '#tests/support/users.ts'

const sentences = [
  [true, false, /its password was removed and all other devices were signed out\.$/],
  [false, true, /its passkeys were removed and all other devices were signed out\.$/],
  [true, true, /its password and passkeys were removed and all other devices were signed out\.$/],
  [false, false, /For your safety, all other devices were signed out\.$/],
] as const

beforeEach(() => {
  localStorage.clear()
  earlierAccessStore.setState({}, true)
})

it.each(sentences)(
  'shows once what was ended when the address was verified: password %s, passkeys %s',
  async (hadPassword, hadPasskeys, sentence) => {
    const auth = stubAuth()
    auth.report({ type: 'session.found', user: ada })
    const { person } = renderView(<EarlierAccessNotice uid={ada.uid} />, auth)
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => reportEarlierAccess('bob', hadPassword, hadPasskeys))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => reportEarlierAccess(ada.uid, hadPassword, hadPasskeys))
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Review sign-in methods' }).getAttribute('href')).toBe(
      '/account/security',
    )
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('status').textContent).toBe('')
  },
)

it.each(sentences)(
  'a reload shows it again until it is dismissed: password %s, passkeys %s',
  async (hadPassword, hadPasskeys, sentence) => {
    reportEarlierAccess(ada.uid, hadPassword, hadPasskeys)
    reload()
    const auth = stubAuth()
    auth.report({ type: 'session.found', user: ada })
    const { person } = renderView(<EarlierAccessNotice uid={ada.uid} />, auth)
    expect(screen.getByText(sentence)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    reload()
    expect(endedAccess(ada.uid)).toBeNull()
  },
)

/** The page forgets what is only in its memory. */
function reload(): void {
  earlierAccessStore.setState({}, true)
}
