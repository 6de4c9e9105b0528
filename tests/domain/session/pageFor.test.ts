import { expect, it } from 'vitest'
import { isFor, pageFor, type Audience } from '#src/domain/session/pageFor.ts'

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
  ['visitors', 'signedOut', '', 'page'],
  ['everyone', 'signedOut', '', 'page'],
  ['everyone', 'signedOut', ended, 'page'],
  ['everyone', 'signedIn', '', 'page'],
])('at a page for %s, a person who is %s%s sees: %s', (place, who, when, shown) => {
  const isSignInPage = place === 'signIn'
  const visit = { isSignInPage, isSignedIn: who === 'signedIn', hasEnded: when === ended }
  expect(pageFor({ audience: isSignInPage ? 'signedOut' : place, ...visit })).toBe(shown)
})

it('a page for visitors is there while no one is signed in, and no one has to read why their session ended', () => {
  const visits = [
    { isSignedIn: false, hasEnded: false },
    { isSignedIn: true, hasEnded: false },
    { isSignedIn: false, hasEnded: true },
  ]
  expect(visits.map((visit) => isFor(visit, 'visitors'))).toEqual([true, false, false])
  expect(visits.map((visit) => isFor(visit, 'signedIn'))).toEqual([true, true, true])
})
