import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { openLocalDatabase, stores } from '#src/storage/encrypted/database.ts'
import { localStoreName } from '#src/storage/encrypted/storageNames.ts'

it('a database of an earlier build gets every store, and none of the old ones', async () => {
  const old = await openDB(localStoreName('ada'), 2, {
    upgrade: (created) => {
      created.createObjectStore('keys')
      created.createObjectStore('cache', { keyPath: 'id' })
      created.createObjectStore('entries', { keyPath: 'id' })
    },
  })
  old.close()
  const { read, close } = openLocalDatabase('ada')
  expect(await read(stores, (records) => records('rows').count())).toBe(0)
  await close()
  const now = await openDB(localStoreName('ada'))
  expect([...now.objectStoreNames].sort()).toEqual(['keys', ...stores].sort())
  now.close()
})
