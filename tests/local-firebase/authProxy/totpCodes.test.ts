import { describe, expect, test } from 'vitest'
import { fromBase32, acceptsCode, totp } from '#local-firebase/authProxy/totpCodes.ts'

const key = new TextEncoder().encode('12345678901234567890')

describe('the one-time codes of the tests', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 after %i s', (seconds, code) => {
    expect(totp(key, seconds * 1_000, 8)).toBe(code)
  })

  test('read a key in base 32', () => {
    expect(fromBase32('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toEqual(Uint8Array.from(key))
  })

  test.each([
    [-90, false],
    [-30, true],
    [0, true],
    [30, true],
    [90, false],
  ])('are taken from a clock that is %i s off: %s', (skew, isTaken) => {
    const now = 1_800_000_000_000
    expect(acceptsCode(key, totp(key, now + skew * 1_000), now)).toBe(isTaken)
  })
})
