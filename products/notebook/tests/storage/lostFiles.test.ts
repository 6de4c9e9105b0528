import { expect, it } from 'vitest'
import { openCache } from '#products/notebook/storage/cache.ts'
import { openLostFiles } from '#products/notebook/storage/lostFiles.ts'
import { stubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

it('shows the files that were lost last, although the disk refused those before', async () => {
  const disk = await stubLocalStore()
  const lostFiles = openLostFiles('ada', disk.localStore, () => undefined)
  disk.refuse({ more: true })
  await lostFiles.put('note', ['before.pdf'])
  disk.refuse({})
  await lostFiles.put('note', ['after.pdf'])
  expect(await lostFiles.get('note')).toEqual(['after.pdf'])
})

it('names lost files on a device that is no longer trusted', async () => {
  const { localStore } = await stubLocalStore()
  const lostFiles = openLostFiles('ada', localStore, () => undefined)
  await lostFiles.put('note', ['plan.pdf'])
  const cache = openCache(
    'ada',
    localStore,
    () => true,
    () => () => undefined,
  )
  await cache.removeAll()
  expect(await lostFiles.get('note')).toEqual(['plan.pdf'])
})
