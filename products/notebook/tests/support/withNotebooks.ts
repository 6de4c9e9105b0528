import { afterEach, beforeEach } from 'vitest'
import { forgetNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { storeKey, withDisk } from '#tests/support/fakes/disk.ts'

/** Gives each test of a file an empty disk with these people's keys, and closes their notebooks after it. */
export function withNotebooks(...uids: readonly string[]): void {
  withDisk()
  beforeEach(async () => {
    for (const uid of uids) await storeKey(uid)
  })
  afterEach(async () => {
    for (const uid of uids) {
      await notebookOf(uid).close()
      forgetNotebook(uid)
    }
  })
}
