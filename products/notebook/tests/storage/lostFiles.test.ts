import { expect, it } from 'vitest'
import { openLostFiles } from '#products/notebook/storage/lostFiles.ts'
import { stubLocalStore } from '#tests/support/stubLocalStore.ts'

it('shows the files that were lost last, although the disk refused those before', async () => {
  const disk = await stubLocalStore()
  const lostFiles = openLostFiles('ada', disk.localStore, () => undefined)
  disk.refuse({ more: true })
  await lostFiles.put('note', ['before.pdf'])
  disk.refuse({})
  await lostFiles.put('note', ['after.pdf'])
  expect(await lostFiles.get('note')).toEqual(['after.pdf'])
})
