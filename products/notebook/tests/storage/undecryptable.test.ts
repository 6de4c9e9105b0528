import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openNotebook } from '#products/notebook/storage/openNotebook.ts'
import { countUndecryptable } from '#products/notebook/storage/undecryptable.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { openLocalDatabase } from '#src/storage/encrypted/database.ts'
import type { FetchKey } from '#src/storage/encrypted/localStore.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { keyBytes, refuseToOpen, storeKey, withDisk } from '#tests/support/fakes/disk.ts'

withDisk()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  sharedComputerStore.setState({ isShared: false })
})

it("rows that can be decrypted aren't counted, and a shared computer has none", async () => {
  await storeKey('ada')
  const notebook = open()
  await notebook.outbox.save({ noteId: 'first', content: contentOf('Milk'), before: null })
  expect(await countUndecryptable('ada', notebook)).toBe(0)
  sharedComputerStore.setState({ isShared: true })
  expect(await countUndecryptable('ada', open())).toBe(0)
})

it('waits for the key, but not forever', async () => {
  await storeRows('first', 'second')
  const fetchKey = vi.fn<FetchKey>().mockRejectedValueOnce(new Error('Offline.'))
  const counting = countUndecryptable('ada', open({ fetchKey }))
  await vi.waitFor(() => expect(fetchKey).toHaveBeenCalled())
  fetchKey.mockResolvedValue(keyBytes)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await counting).toBe(0)
  await removeKey()
  let late: number | undefined
  void countUndecryptable('ada', open()).then((count) => (late = count))
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    expect(late).toBe(2)
  })
})

it("counts one for a disk that doesn't respond", async () => {
  refuseToOpen()
  const counting = countUndecryptable('ada', open())
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await counting).toBe(1)
})

const never: FetchKey = () => new Promise(() => {})

/** Opens a page of the notebook. Its account doesn't answer unless `fetchKey` does. */
function open({ fetchKey = never }: { fetchKey?: FetchKey } = {}) {
  return openNotebook('ada', { isTrusted: () => false, fetchKey })
}

/** Stores rows whose key has been removed since. */
async function storeRows(...noteIds: readonly string[]): Promise<void> {
  await storeKey('ada')
  const earlier = open()
  for (const noteId of noteIds)
    await earlier.outbox.save({ noteId, content: contentOf('Milk'), before: null })
  await removeKey()
}

async function removeKey(): Promise<void> {
  const { change, close } = openLocalDatabase('ada')
  await change(['keys'], (records) => records('keys').clear())
  await close()
}
