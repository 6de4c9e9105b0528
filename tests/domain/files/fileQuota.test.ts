import { expect, it } from 'vitest'
import { fileSizeLimit, pictureSizeLimit } from '#src/domain/files/fileLimits.ts'
import { fileQuotaFor, isWithinQuota } from '#src/domain/files/fileQuota.ts'
import { ada, nemo } from '#tests/support/users.ts'

const quota = { files: 2, bytes: 10 }

it.each([
  [{ count: 0, bytes: 0 }, 10, true],
  [{ count: 1, bytes: 4 }, 6, true],
  [{ count: 1, bytes: 4 }, 7, false],
  [{ count: 2, bytes: 0 }, 1, false],
])('with %o, a file of %i bytes fits: %s', (counted, size, hasQuota) => {
  expect(isWithinQuota(counted, quota, size)).toBe(hasQuota)
})

it("a file may have 10 MiB, and a person's picture 512 KiB", () => {
  expect([fileSizeLimit, pictureSizeLimit]).toEqual([10_485_760, 524_288])
})

it('a verified person may keep 2,000 files and 1 GiB, anyone else 20 files and 50 MiB', () => {
  expect(fileQuotaFor(ada)).toEqual({ files: 2_000, bytes: 1_073_741_824 })
  expect(fileQuotaFor(nemo)).toEqual({ files: 20, bytes: 52_428_800 })
})

it('a guest may keep none unless the owner allows it, and an unverified person always may', () => {
  expect(fileQuotaFor(nemo, false)).toEqual({ files: 0, bytes: 0 })
  expect(fileQuotaFor({ ...ada, emailVerified: false }, false).files).toBe(20)
})
