import { afterEach, expect, it, vi } from 'vitest'
import { checkLeaked } from '#src/firebase/signUp/leakedPassword.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'

/** The SHA-1 of "password" without its first five characters. */
const rest = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'
const other = '1D72CD07550416C216D8AD296BF5C0AE8E0:10'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['a hash in its range', `${other}\r\n${rest}:52256179\r\n`, 'password.leaked'],
  ['the only hash in its range', `${rest}:1`, 'password.leaked'],
  ["a hash that isn't in its range", other, 'password.notLeaked'],
  ['a hash that only pads the range', `${rest}:0`, 'password.notLeaked'],
  ['an empty range', '', 'password.notLeaked'],
])('classifies %s, and sends five characters of its hash', async (_, range, said) => {
  const ask = vi.fn<typeof fetch>(async () => new Response(range))
  vi.stubGlobal('fetch', ask)
  expect(await firstEventOf(checkLeaked, { password: 'password' })).toEqual({ type: said })
  expect(ask.mock.calls.map(([address]) => address)).toEqual([
    'https://api.pwnedpasswords.com/range/5BAA6',
  ])
})

it('reports a failure if the service answers with an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const { type } = await firstEventOf(checkLeaked, { password: 'password' })
  expect(type).toMatch(/^error\./)
})
