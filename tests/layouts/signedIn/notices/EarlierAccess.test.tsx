import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EarlierAccess } from '#src/layouts/signedIn/notices/EarlierAccess.tsx'
import { reportEarlierAccess } from '#src/stores/earlierAccessStore.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { ada } from '#tests/support/users.ts'

it.each([
  [true, /its password was removed and all other devices were signed out\.$/],
  [false, /For your safety, all other devices were signed out\.$/],
])(
  'a person is told once what was ended when their address was verified',
  async (hasEndedPassword, sentence) => {
    const auth = stubAuth()
    auth.report({ type: 'session.found', user: ada })
    const { person } = renderView(<EarlierAccess uid={ada.uid} />, auth)
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => reportEarlierAccess('bob', hasEndedPassword))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => reportEarlierAccess(ada.uid, hasEndedPassword))
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Review sign-in methods' }).getAttribute('href')).toBe(
      '/account/security',
    )
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('status').textContent).toBe('')
  },
)
