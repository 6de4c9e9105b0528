import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exported, exportOf, imported } from '#products/notebook/tests/support/archives.ts'
import { memoryUserData } from '#products/notebook/tests/support/memoryUserData.ts'
import { essence, anyUserData } from '#products/notebook/tests/support/userDataPair.ts'
import { foldName } from '#src/domain/data/namesInFolder.ts'
import { isSafePath } from '#src/domain/data/readManifest.ts'
import { partsIn } from '#tests/support/zip.ts'

const numRuns = 30

describe('an archive', () => {
  test('restores the same notes and files in an empty notebook', async () => {
    const property = fc.asyncProperty(anyUserData, async (account) => {
      const archive = await exported(account)
      const other = memoryUserData()
      const { full, tally } = await imported(archive, other)
      expect(full).toBe(null)
      expect(tally.leftOut).toEqual([])
      expect(tally.bytes).toBe(tally.totalBytes)
      expect(await essence(other)).toEqual(await essence(account))
    })
    await fc.assert(property, { numRuns })
  }, 30_000)

  test('changes nothing when it is imported twice', async () => {
    const property = fc.asyncProperty(anyUserData, async (account) => {
      const archive = await exported(account)
      const other = memoryUserData()
      await imported(archive, other)
      const before = await essence(other)
      const { writes } = other
      const { tally } = await imported(archive, other)
      expect(other.writes).toBe(writes)
      expect(tally).toMatchObject({ notesAdded: 0, filesAdded: 0, leftOut: [] })
      expect(await essence(other)).toEqual(before)
    })
    await fc.assert(property, { numRuns })
  }, 30_000)

  test('contains only paths that are distinct and safe on every file system', async () => {
    const property = fc.asyncProperty(anyUserData, async (account) => {
      const { manifest, archive } = await exportOf(account)
      const paths = (await partsIn(archive)).map(({ path }) => path)
      expect(paths).toEqual([...manifest.entries.map(({ path }) => path), 'manifest.json'])
      expect(new Set(paths.map(foldName)).size).toBe(paths.length)
      expect(paths.filter((path) => !isPortable(path))).toEqual([])
    })
    await fc.assert(property, { numRuns })
  }, 30_000)
})

const device = /^(con|prn|aux|nul|com[0-9]|lpt[0-9]) *(\.|$)/i

/** Whether a path is valid on Windows, macOS and Linux. */
function isPortable(path: string): boolean {
  const parts = path.split('/')
  return (
    isSafePath(path) &&
    parts.every((part) => !/[<>"|?*\p{C}]|^ |[. ]$/u.test(part) && !device.test(part)) &&
    parts.every((part) => new TextEncoder().encode(part).length <= 255)
  )
}
