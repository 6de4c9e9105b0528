import { Blob as PlatformBlob } from 'node:buffer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '#src/storage/encrypted/database.ts'
import { openNotebook } from '#products/notebook/storage/openNotebook.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { row } from '#products/notebook/tests/support/storedUploads.ts'
import { stubDisk } from '#tests/support/stubLocalStore.ts'

vi.mock('#src/storage/encrypted/database.ts', { spy: true })

const policy = {
  isShared: () => false,
  isOwn: () => false,
  fetchKey: () => Promise.resolve(new Uint8Array(32)),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('Blob', PlatformBlob)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a file that a full disk refuses is tried once with each retry', async () => {
  const disk = stubDisk()
  vi.mocked(connect).mockReturnValue(disk.connection)
  const notebook = openNotebook('ada', policy)
  await notebook.save({ noteId: 'one', content: contentOf('a'), seen: null })
  await vi.waitFor(async () => expect((await notebook.rows())[0]?.isPersisted).toBe(true))
  disk.refuse({ more: true })
  const kept = await notebook.uploads.add(row, new Blob(['hello']))
  expect(kept.isPersisted).toBe(false)
  expect(notebook.problem()).not.toBeNull()
  const change = vi.spyOn(disk.connection, 'change')
  const tries = () => change.mock.calls.filter(([names]) => names.length === 2).length
  for (const expected of [1, 2]) {
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(tries()).toBe(expected))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(tries()).toBe(expected)
    expect(notebook.problem()).not.toBeNull()
  }
  disk.refuse({})
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(notebook.problem()).toBeNull())
  expect(await notebook.uploads.rows()).toEqual([{ ...row, isPersisted: true }])
})
