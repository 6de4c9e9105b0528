import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportOf, imported } from '#products/notebook/tests/support/archives.ts'
import { memoryUserData } from '#products/notebook/tests/support/memoryUserData.ts'
import {
  beginEdit,
  delivered,
  drawnEdits,
  sourceAmid,
} from '#products/notebook/tests/support/midDelivery.ts'
import { essence } from '#products/notebook/tests/support/userDataPair.ts'

test('an export contains each edit once, even if it is delivered during the export', async () => {
  const property = fc.asyncProperty(drawnEdits, async (edits) => {
    const account = memoryUserData()
    const happenings = edits.flatMap((edit, index) => beginEdit(account, edit, index + 1))
    const source = sourceAmid(account, happenings)
    const { archive } = await exportOf(account, source)
    const other = memoryUserData()
    await imported(archive, other)
    const expected = await essence(delivered(source.last()))
    expect(await essence(other)).toEqual(expected)
    await imported(archive, other)
    expect(await essence(other)).toEqual(expected)
  })
  await fc.assert(property, { numRuns: 100 })
}, 60_000)
