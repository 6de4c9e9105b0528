import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#src/storage/encrypted/database.ts'
import { openNotebook } from '#products/notebook/storage/openNotebook.ts'
import type { DevicePolicy } from '#src/storage/devicePolicy.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { stubDisk, type StubDisk } from '#tests/support/stubLocalStore.ts'

vi.mock('#src/storage/encrypted/database.ts', { spy: true })

const fetchKey = vi.fn<DevicePolicy['fetchKey']>()
const policy = { isShared: () => false, isOwn: () => false, fetchKey }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  localStorage.clear()
  fetchKey.mockReset().mockResolvedValue(new Uint8Array(32))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pageOn = ({ connection }: StubDisk) => {
  vi.mocked(connect).mockReturnValue(connection)
  return openNotebook('ada', policy)
}
const bodies = async (notebook: ReturnType<typeof openNotebook>) =>
  (await notebook.rows()).map(({ edit, isPersisted }) => [edit.content.body, isPersisted])
const draft = { noteId: 'one', content: contentOf('a'), seen: null }

describe("a disk that doesn't respond at first", () => {
  it('is tried again and then stores what was typed in the meantime', async () => {
    const disk = stubDisk()
    disk.refuse({ reads: true, writes: true })
    const notebook = pageOn(disk)
    await notebook.save(draft)
    expect(notebook.problem()).toBe('blocked')
    expect(await bodies(notebook)).toEqual([['a', false]])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(notebook.problem()).toBe('blocked')
    disk.refuse({})
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(async () => expect(await bodies(notebook)).toEqual([['a', true]]))
    expect(notebook.problem()).toBeNull()
    expect(fetchKey).toHaveBeenCalledTimes(1)
  })

  it('then shows what an earlier visit stored, without another key', async () => {
    const disk = stubDisk()
    const earlier = pageOn(disk)
    await earlier.save(draft)
    await vi.waitFor(async () => expect(await bodies(earlier)).toEqual([['a', true]]))
    disk.refuse({ reads: true })
    const notebook = pageOn(disk)
    const notified = vi.fn<() => void>()
    notebook.subscribe(({ type }) => type === 'rowsChanged' && notified())
    expect(await bodies(notebook)).toEqual([])
    notified.mockClear()
    disk.refuse({})
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(notified).toHaveBeenCalled())
    expect(await bodies(notebook)).toEqual([['a', true]])
    expect(fetchKey).toHaveBeenCalledTimes(1)
  })

  it("isn't tried again after sign-out", async () => {
    const disk = stubDisk()
    disk.refuse({ reads: true })
    const notebook = pageOn(disk)
    await notebook.rows()
    const closing = notebook.close()
    await vi.advanceTimersByTimeAsync(0)
    await closing
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('a key that always takes longer than its time limit is used once it arrives', async () => {
  fetchKey.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(new Uint8Array(32)), 15_000)),
  )
  const notebook = pageOn(stubDisk())
  await notebook.save(draft)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(notebook.problem()).toBe('no-key')
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(async () => expect(await bodies(notebook)).toEqual([['a', true]]))
  expect(notebook.problem()).toBeNull()
})

it('the browser asks before it closes a page that is storing something', async () => {
  const notebook = pageOn(stubDisk())
  const saving = notebook.save(draft)
  expect(asks()).toBe(true)
  await saving
  await vi.waitFor(async () => expect(await bodies(notebook)).toEqual([['a', true]]))
  expect(asks()).toBe(false)
})

/** Whether the browser would ask before it closes the page. */
function asks(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
