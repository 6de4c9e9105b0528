import { Blob as PlatformBlob } from 'node:buffer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openNotebook } from '#products/notebook/storage/openNotebook.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { row } from '#products/notebook/tests/support/storedUploads.ts'
import { repairDisk, fillDisk, keyBytes, withDisk } from '#tests/support/fakes/disk.ts'

const policy = {
  isTrusted: () => false,
  fetchKey: () => Promise.resolve(keyBytes),
}

withDisk()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('Blob', PlatformBlob)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a file that a full disk refuses is tried once with each retry', async () => {
  const notebook = openNotebook('ada', policy)
  await notebook.outbox.save({ noteId: 'one', content: contentOf('a'), before: null })
  await vi.waitFor(async () => expect((await notebook.outbox.rows())[0]?.isPersisted).toBe(true))
  const put = fillDisk()
  const kept = await notebook.uploads.add(row, new Blob(['hello']))
  expect(kept.isPersisted).toBe(false)
  expect(notebook.problem()).toBe('full')
  put.mockClear()
  for (const expected of [1, 2]) {
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(expected))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(put).toHaveBeenCalledTimes(expected)
    expect(notebook.problem()).toBe('full')
  }
  repairDisk()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(notebook.problem()).toBeNull())
  expect(await notebook.uploads.rows()).toEqual([{ ...row, isPersisted: true }])
})
