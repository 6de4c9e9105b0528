import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportOf, imported } from '#tests/support/archives.ts'
import { memoryVault } from '#tests/support/memoryVault.ts'
import { delivered, drawnEdits, land, rowIn, sourceAmid } from '#tests/support/midDelivery.ts'
import { essence } from '#tests/support/vaults.ts'

test('an export that catches edits on their way brings each once, as if it had arrived', async () => {
  const property = fc.asyncProperty(drawnEdits, async (edits) => {
    const vault = memoryVault()
    const happenings = edits.map((edit, index) => {
      const row = rowIn(vault, edit, index + 1)
      return { at: edit.lands ?? -1, happen: () => land(vault, row) }
    })
    const { archive } = await exportOf(vault, sourceAmid(vault, happenings))
    const other = memoryVault()
    await imported(archive, other)
    const expected = await essence(delivered(vault))
    expect(await essence(other)).toEqual(expected)
    await imported(archive, other)
    expect(await essence(other)).toEqual(expected)
  })
  await fc.assert(property, { numRuns: 100 })
}, 60_000)
