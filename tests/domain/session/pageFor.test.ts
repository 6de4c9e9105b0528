import { expect, it } from 'vitest'
import { pageFor, type Audience } from '#src/domain/session/pageFor.ts'

const ended = ', because their session was ended,'

it.each<[place: Audience | 'signIn', who: 'signedIn' | 'signedOut', when: string, shown: string]>([
  ['signIn', 'signedOut', '', 'page'],
  ['signIn', 'signedOut', ended, 'sessionEnd'],
  ['signIn', 'signedIn', '', 'redirect'],
  ['signedOut', 'signedOut', '', 'page'],
  ['signedOut', 'signedOut', ended, 'page'],
  ['signedOut', 'signedIn', '', 'redirect'],
  ['signedIn', 'signedOut', '', 'redirect'],
  ['signedIn', 'signedOut', ended, 'sessionEnd'],
  ['signedIn', 'signedIn', '', 'page'],
  ['everyone', 'signedOut', '', 'page'],
  ['everyone', 'signedOut', ended, 'page'],
  ['everyone', 'signedIn', '', 'page'],
])('at a page for %s, a person who is %s%s sees: %s', (place, who, when, shown) => {
  const isSignInPage = place === 'signIn'
  const visit = { isSignInPage, isSignedIn: who === 'signedIn', hasEnded: when === ended }
  const audience = isSignInPage ? 'signedOut' : place
  expect(pageFor({ audience, hasVisitorView: false, ...visit })).toBe(shown)
})

it.each([
  ['who is signed out', false, '', 'visitorView'],
  ['who is signed out', false, ended, 'sessionEnd'],
  ['who is signed in', true, '', 'page'],
])('at a page with a view for visitors, a person %s%s sees: %s', (_, isSignedIn, when, shown) => {
  const visit = { isSignInPage: false, isSignedIn, hasEnded: when === ended }
  expect(pageFor({ audience: 'signedIn', hasVisitorView: true, ...visit })).toBe(shown)
})
