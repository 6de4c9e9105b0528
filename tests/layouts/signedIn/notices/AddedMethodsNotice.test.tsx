import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddedMethodsNotice } from '#src/layouts/signedIn/notices/AccountChangeNotices.tsx'
import type { User } from '#src/domain/session/user.ts'
import { addedMethods, meetMethods } from '#src/remembered/knownMethods.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { recordLastMethod } from '#src/remembered/lastSignInMethod.ts'
import { stubAuth } from '#tests/support/stubAuth.ts'
import { ada } from '#tests/support/users.ts'

it.each([
  ['github.com', 'GitHub was connected to your account', '/account/security#connected'],
  ['phone', 'A phone number was added to your account', '/account/security#phone'],
])(
  'shows that %s was added elsewhere, until the person confirms that it was them',
  async (id, sentence, href) => {
    meetMethods(ada.uid, ['password'])
    const user = withMethod(id)
    const { person } = renderAdded(user)
    expect(screen.getByText(/on another device\.$/).textContent).toContain(sentence)
    expect(screen.getByRole('link', { name: 'Review sign-in methods' }).getAttribute('href')).toBe(
      href,
    )
    await person.click(screen.getByRole('button', { name: 'That was me' }))
    expect(screen.queryByText(/on another device\.$/)).toBeNull()
    expect(addedMethods(ada.uid, ['password', id])).toEqual([])
  },
)

it('shows which other methods open the account on a new device', async () => {
  recordLastMethod('email_link')
  const { person } = renderAdded(withMethod('github.com'))
  expect(screen.getByText('GitHub was connected to your account on another device.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'That was me' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('a device that does not know how its person signed in tells them nothing about the first methods', () => {
  renderAdded(withMethod('github.com'))
  expect(screen.getByRole('status').textContent).toBe('')
})

function renderAdded(user: User) {
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  return renderView(<AddedMethodsNotice user={user} />, auth)
}

function withMethod(providerId: string): User {
  const [password] = ada.providerData
  return { ...ada, providerData: password ? [password, { ...password, providerId }] : [] }
}
