import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#src/domain/session/user.ts'
import { AccountChangeNotices } from '#src/layouts/signedIn/notices/AccountChangeNotices.tsx'
import { addedMethods, recordMethodsAtSignIn } from '#src/storage/security/knownMethods.ts'
import { recordLastMethod } from '#src/storage/signIn/lastUser.ts'
import {
  recordEarlierAccess,
  earlierAccessStore,
  endedAccess,
} from '#src/stores/earlierAccessStore.ts'
import { dropOtherDevicesOffer, offerToSignOutOthers } from '#src/stores/otherDevicesOfferStore.ts'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'

beforeEach(() => {
  localStorage.clear()
  earlierAccessStore.setState({}, true)
})

describe('the notice of an added method', () => {
  it.each([
    ['github.com', 'GitHub was connected to your account', '/account/security#connected'],
    ['phone', 'A phone number was added to your account', '/account#phone'],
  ])(
    'shows that %s was added elsewhere, until the person confirms that it was them',
    async (id, sentence, href) => {
      recordMethodsAtSignIn(ada.uid, ['password'])
      const user = withMethod(id)
      const { person } = renderAdded(user)
      expect(screen.getByText(/on another device\.$/).textContent).toContain(sentence)
      expect(
        screen.getByRole('link', { name: 'Review sign-in methods' }).getAttribute('href'),
      ).toBe(href)
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

  it('a person who signs in with a number, and later with a link, is not told that the number was added elsewhere', () => {
    recordLastMethod('phone')
    const user = withMethod('phone')
    renderAdded(user)
    cleanup()
    recordLastMethod('email_link')
    renderAdded(user)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('a device that does not know how its person signed in tells them nothing about the first methods', () => {
    renderAdded(withMethod('github.com'))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('the notice of what ended when the address was verified', () => {
  const sentences = [
    [true, false, /its password was removed and all other devices were signed out\.$/],
    [false, true, /its passkeys were removed and all other devices were signed out\.$/],
    [true, true, /its password and passkeys were removed and all other devices were signed out\.$/],
    [false, false, /For your safety, all other devices were signed out\.$/],
  ] as const

  it.each(sentences)(
    'shows once what was ended when the address was verified: password %s, passkeys %s',
    async (hadPassword, hadPasskeys, sentence) => {
      const auth = stubAuth()
      auth.report({ type: 'session.found', user: ada })
      const { person } = renderView(<AccountChangeNotices user={ada} />, auth)
      expect(screen.getByRole('status').textContent).toBe('')
      act(() => recordEarlierAccess('bob', hadPassword, hadPasskeys))
      expect(screen.getByRole('status').textContent).toBe('')
      act(() => recordEarlierAccess(ada.uid, hadPassword, hadPasskeys))
      expect(screen.getByText(sentence)).toBeTruthy()
      expect(
        screen.getByRole('link', { name: 'Review sign-in methods' }).getAttribute('href'),
      ).toBe('/account/security')
      await person.click(screen.getByRole('button', { name: 'Dismiss' }))
      expect(screen.getByRole('status').textContent).toBe('')
    },
  )

  it.each(sentences)(
    'a reload shows it again until it is dismissed: password %s, passkeys %s',
    async (hadPassword, hadPasskeys, sentence) => {
      recordEarlierAccess(ada.uid, hadPassword, hadPasskeys)
      reload()
      const auth = stubAuth()
      auth.report({ type: 'session.found', user: ada })
      const { person } = renderView(<AccountChangeNotices user={ada} />, auth)
      expect(screen.getByText(sentence)).toBeTruthy()
      await person.click(screen.getByRole('button', { name: 'Dismiss' }))
      reload()
      expect(endedAccess(ada.uid)).toBeNull()
    },
  )
})

describe('the offer to sign out other devices', () => {
  beforeEach(dropOtherDevicesOffer)

  const sentence = 'Your sign-in methods have changed. Your other devices stay signed in.'

  it('after a change to how a person signs in, the page offers to sign out all other devices, once', async () => {
    const auth = stubAuth()
    auth.report({ type: 'session.found', user: ada })
    const { person } = renderView(
      <>
        <h1 tabIndex={-1}>Notes</h1>
        <AccountChangeNotices user={ada} />
      </>,
      auth,
    )
    expect(screen.queryByText(sentence)).toBeNull()
    act(() => offerToSignOutOthers(ada.uid))
    expect(screen.getByText(sentence)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Other devices' })
    expect(link.getAttribute('href')).toBe('/account/devices')
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(sentence)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('no one but the person who made the change is offered that', () => {
    const auth = stubAuth()
    const bob = { ...ada, uid: 'bob' }
    auth.report({ type: 'session.found', user: bob })
    renderView(<AccountChangeNotices user={bob} />, auth)
    act(() => offerToSignOutOthers(ada.uid))
    expect(screen.queryByText(sentence)).toBeNull()
  })
})

function renderAdded(user: User) {
  const auth = stubAuth()
  auth.report({ type: 'session.found', user })
  return renderView(<AccountChangeNotices user={user} />, auth)
}

function withMethod(providerId: string): User {
  const [password] = ada.providerData
  return { ...ada, providerData: password ? [password, { ...password, providerId }] : [] }
}

/** The page forgets what is only in its memory. */
function reload(): void {
  earlierAccessStore.setState({}, true)
}
