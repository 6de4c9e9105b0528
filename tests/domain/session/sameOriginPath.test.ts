import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameOriginPath } from '#src/domain/session/sameOriginPath.ts'

describe('the return address', () => {
  it.each([
    ['/', '/'],
    ['/notes', '/notes'],
    ['/notes?sort=new#top', '/notes?sort=new#top'],
    ['/a/../b', '/b'],
    ['/notes?q=100%25%5C%0A', '/notes?q=100%25%5C%0A'],
    ['/caf%C3%A9', '/caf%C3%A9'],
  ])('takes %j as %j', (asked, taken) => {
    expect(sameOriginPath(asked)).toBe(taken)
  })

  it.each([
    null,
    '',
    'notes',
    'https://evil.example/',
    'https:evil.example',
    'http://own.invalid/',
    'javascript:alert(1)',
    'data:text/html,hi',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000evil',
    ' /notes',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%09/evil.example',
    '/%zz',
    '/..//evil.example',
    '/./\\evil.example',
  ])('refuses %j', (asked) => {
    expect(sameOriginPath(asked)).toBeNull()
  })

  it('is refused with a slash under hundreds of layers of encoding', () => {
    expect(sameOriginPath(`/%${'25'.repeat(900)}2fevil.example`)).toBeNull()
    expect(sameOriginPath(`/${'%25'.repeat(600)}2fevil.example`)).toBeNull()
  })

  it("may have 2 kB, and isn't read if it is longer", () => {
    const longest = `/${'a'.repeat(2_047)}`
    expect(sameOriginPath(longest)).toBe(longest)
    expect(sameOriginPath(`${longest}a`)).toBeNull()
  })

  it('is refused for a page that must not be opened, however it is written', () => {
    const refused = /^\/(auth|account\/delete)/
    for (const asked of ['/account/delete', '/%61ccount/delete', '/%2561ccount/delete?a#b']) {
      expect(sameOriginPath(asked, refused)).toBeNull()
    }
    expect(sameOriginPath('/account?next=/auth', refused)).toBe('/account?next=/auth')
  })

  it('stays within this app, whatever was asked', () => {
    const pieces = constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2f',
      '%5c',
      '%25',
      ':',
      '@',
      'evil.example',
      '\t',
      '?',
      '#',
    )
    assert(
      property(array(pieces, { maxLength: 8 }), (asked) => {
        const path = sameOriginPath(asked.join(''))
        if (path === null) return
        expect(new URL(path, 'https://app.example').origin).toBe('https://app.example')
        expect(sameOriginPath(path)).toBe(path)
      }),
      { numRuns: 1_000 },
    )
  })
})
