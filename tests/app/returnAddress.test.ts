import { describe, expect, it } from 'vitest'
import { paths } from '#src/paths.ts'
import {
  allowedPath,
  destinationIn,
  signInPathReturningTo,
  pathWithReturnFrom,
} from '#src/returnPath.ts'
import { destinationOfLink } from '#src/views/signIn/emailAction/EmailActionView.tsx'

describe('the way in', () => {
  it('carries the address to return to, and omits it for the home page', () => {
    expect(signInPathReturningTo('/notes?sort=new#top')).toBe(
      '/sign-in?return=%2Fnotes%3Fsort%3Dnew%23top',
    )
    expect(signInPathReturningTo('/')).toBe('/sign-in')
    expect(signInPathReturningTo('/account/delete')).toBe('/sign-in')
    expect(signInPathReturningTo('/%61ccount/delete?sure')).toBe('/sign-in')
  })

  it('keeps the address to return to from form to form', () => {
    expect(pathWithReturnFrom(paths.signUp, '?return=%2Fnotes')).toBe('/sign-up?return=%2Fnotes')
    expect(pathWithReturnFrom(paths.signUp, '?return=%2F%2Fevil.example')).toBe('/sign-up')
    expect(pathWithReturnFrom(paths.signUp, '')).toBe('/sign-up')
  })

  it.each([
    ['?return=%2Fnotes', '/notes'],
    ['?return=%2Fsign-in-help', '/sign-in-help'],
    ['', '/'],
    ['?return=', '/'],
    ['?return=%2F%2Fevil.example', '/'],
    ['?return=%2Fsign-in', '/'],
    ['?return=%2Fsign-out', '/'],
    ['?return=%2Fsign-out%3Freturn%3D%252Fnotes', '/'],
    ['?return=https%3A%2F%2Fevil.example%2Fnotes', '/'],
    ['?return=%2Fwhere%2Fin-the-app%3Ftab%3D2%23top', '/where/in-the-app?tab=2#top'],
    ['?return=%2Faccount%2Fdelete', '/'],
    ['?return=%2F%2561ccount%2Fdelete', '/'],
    ['?return=%2F%25252561ccount%2Fdelete', '/'],
    ['?return=%2F%2541CCOUNT%2Fdelete%2F%23top', '/'],
    ['?return=%2F%2573ign-in', '/'],
    ['?return=%2Fx%2F..%2F%2561ccount%2Fdelete', '/'],
    ['?return=%2Fnotes%2F%252561', '/notes/%2561'],
    ['?return=%2FSIGN-IN%2F', '/'],
    ['?return=%2Fsign-up%3Freturn%3D%252F', '/'],
    ['?return=%2Fgatehouse%3Fgatehouse-page%3D%252Faccount%252Fdelete', '/'],
    ['?return=%2F%2567atehouse%3Fgatehouse-page%3D%252Faccount%252Fdelete', '/'],
    ['?return=%2Fgatehouse-of-notes', '/gatehouse-of-notes'],
  ])('ends, for the query %j, at %s', (search, destination) => {
    expect(destinationIn(search)).toBe(destination)
  })

  it.each([
    ['/where?tab=2#top', '/where?tab=2#top'],
    ['/', '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%2fevil.example', '/'],
    ['/..//evil.example', '/'],
    ['/sign-in', '/'],
    ['/%61ccount/delete', '/'],
    ['@evil.example/', '/'],
    ['.evil.example/', '/'],
    [':81/where', '/'],
    ['1/where', '/'],
    ['\\evil.example', '/'],
  ])('ends, for this origin and %j, at %s', (rest, destination) => {
    const asked = encodeURIComponent(location.origin + rest)
    expect(destinationIn(`?return=${asked}`)).toBe(destination)
  })

  it.each(['//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example/where'])(
    'ends at home for %s',
    (asked) => expect(destinationIn(`?return=${encodeURIComponent(asked)}`)).toBe('/'),
  )

  it('ends at home for an address of more than 2 kB', () => {
    expect(destinationIn(`?return=${'%2Fnotes'.repeat(341)}`)).toBe('/notes'.repeat(341))
    expect(destinationIn(`?return=${'%2Fnotes'.repeat(342)}`)).toBe('/')
    expect(destinationIn(`?return=%2F%${'25'.repeat(30_000)}61`)).toBe('/')
  })
})

describe('a page that a person may not see', () => {
  const signedOut = { uid: undefined, endedUid: null, hasSignedOut: false }
  const signedIn = { uid: 'ada', endedUid: null, hasSignedOut: false }
  it.each([
    [
      'a signed-out person',
      signedOut,
      '/notes?sort=new#top',
      '/sign-in?return=%2Fnotes%3Fsort%3Dnew%23top',
    ],
    [
      'a person who has just signed out',
      { ...signedOut, hasSignedOut: true },
      '/notes',
      '/sign-in',
    ],
    ['a signed-in person', signedIn, '/sign-in', '/'],
    ['a person who wanted to go elsewhere', signedIn, '/sign-up?return=%2Fnotes', '/notes'],
    [
      'the person whose session was ended',
      { ...signedIn, endedUid: 'ada' },
      '/sign-in?return=%2Fnotes',
      '/notes',
    ],
    [
      'another person than the one whose session was ended',
      { ...signedIn, endedUid: 'nemo' },
      '/sign-in?return=%2Fnotes',
      '/',
    ],
  ])('sends %s to an address of theirs', (_, visitor, here, address) => {
    expect(allowedPath(visitor, new URL(here, 'https://gatehouse.example'))).toBe(address)
  })
})

describe('where a link from an email leads on to', () => {
  const here = `${location.origin}/auth/action`
  it.each([
    ['the query of the link', '?mode=signIn&return=%2Fnotes', '/notes'],
    [
      'the address to continue at',
      `?continueUrl=${encodeURIComponent(`${here}?return=%2Fnotes`)}`,
      '/notes',
    ],
    [
      'an address to continue at elsewhere',
      '?continueUrl=https%3A%2F%2Fevil.example%2F%3Freturn%3D%252Fnotes',
      '/',
    ],
    ['no address at all', '?continueUrl=nonsense', '/'],
    [
      'an address to continue at whose return hides where accounts end',
      `?continueUrl=${encodeURIComponent(`${here}?return=%2F%2561ccount%2Fdelete`)}`,
      '/',
    ],
    [
      'an address to continue at whose return is endless',
      `?continueUrl=${encodeURIComponent(`${here}?return=%2F%${'25'.repeat(30_000)}61`)}`,
      '/',
    ],
  ])('is taken from %s', (_, search, destination) => {
    expect(destinationOfLink(search)).toBe(destination)
  })
})
