import { expect, it } from 'vitest'
import { fits } from '#src/domain/fileLimits.ts'

const allowance = { files: 2, bytes: 10 }

it.each([
  [{ count: 0, bytes: 0 }, 10, true],
  [{ count: 1, bytes: 4 }, 6, true],
  [{ count: 1, bytes: 4 }, 7, false],
  [{ count: 2, bytes: 0 }, 1, false],
])('beside %o a file of %i bytes finds room: %s', (counted, size, hasRoom) => {
  expect(fits(counted, allowance, size)).toBe(hasRoom)
})
