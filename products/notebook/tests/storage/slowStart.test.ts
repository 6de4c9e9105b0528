import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNotebook } from '#products/notebook/storage/openNotebook.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import type { FetchKey } from '#src/storage/encrypted/localStore.ts'
import {
  repairDisk,
  fillDisk,
  keyBytes,
  refuseToOpen,
  withDisk,
} from '#tests/support/fakes/disk.ts'

withDisk()

const fetchKey = vi.fn<FetchKey>()
const policy = { isTrusted: () => false, fetchKey }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('navigator', {})
  localStorage.clear()
  fetchKey.mockReset().mockResolvedValue(keyBytes)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const openTab = () => openNotebook('ada', policy)
const bodies = async (notebook: ReturnType<typeof openNotebook>) =>
  (await notebook.outbox.rows()).map(({ edit, isPersisted }) => [edit.content.body, isPersisted])
const draft = { noteId: 'one', content: contentOf('a'), before: null }

describe("a disk that doesn't respond at first", () => {
  it('is tried again and then stores what was typed in the meantime', async () => {
    refuseToOpen()
    const notebook = openTab()
    await notebook.outbox.save(draft)
    expect(notebook.problem()).toBe('blocked')
    expect(await bodies(notebook)).toEqual([['a', false]])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(notebook.problem()).toBe('blocked')
    repairDisk()
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(async () => expect(await bodies(notebook)).toEqual([['a', true]]))
    expect(notebook.problem()).toBeNull()
    expect(fetchKey).toHaveBeenCalledTimes(1)
  })

  it('then shows what an earlier visit stored, without another key', async () => {
    const earlier = openTab()
    await earlier.outbox.save(draft)
    await vi.waitFor(async () => expect(await bodies(earlier)).toEqual([['a', true]]))
    refuseToOpen()
    const notebook = openTab()
    const notified = vi.fn<() => void>()
    notebook.subscribe(({ type }) => type === 'rowsChanged' && notified())
    expect(await bodies(notebook)).toEqual([])
    notified.mockClear()
    repairDisk()
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(notified).toHaveBeenCalled())
    expect(await bodies(notebook)).toEqual([['a', true]])
    expect(fetchKey).toHaveBeenCalledTimes(1)
  })

  it("isn't tried again after sign-out", async () => {
    refuseToOpen()
    const notebook = openTab()
    await notebook.outbox.rows()
    const closing = notebook.close()
    await vi.advanceTimersByTimeAsync(0)
    await closing
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('a key that always takes longer than its time limit is used once it arrives', async () => {
  fetchKey.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(keyBytes), 15_000)),
  )
  const notebook = openTab()
  await notebook.outbox.save(draft)
  await vi.waitFor(() => expect(fetchKey).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(notebook.problem()).toBe('no-key')
  await untilStored(notebook)
  expect(notebook.problem()).toBeNull()
})

it('a disk that has no room for the key is the problem, not the network', async () => {
  fetchKey.mockImplementation(async () => {
    fillDisk()
    return keyBytes
  })
  const notebook = openTab()
  await notebook.outbox.save(draft)
  await vi.waitFor(() => expect(notebook.problem()).toBe('full'))
  repairDisk()
  await untilStored(notebook)
  expect(notebook.problem()).toBeNull()
})

it('the browser asks before it closes a tab that is storing something', async () => {
  const notebook = openTab()
  const saving = notebook.outbox.save(draft)
  expect(asks()).toBe(true)
  await saving
  await vi.waitFor(async () => expect(await bodies(notebook)).toEqual([['a', true]]))
  expect(asks()).toBe(false)
})

/** Lets time pass until the draft is stored. The disk works in real time, so a long step could pass its time limits. */
async function untilStored(notebook: ReturnType<typeof openNotebook>): Promise<void> {
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await bodies(notebook)).toEqual([['a', true]])
    },
    { timeout: 10_000, interval: 20 },
  )
}

/** Whether the browser would ask before it closes the tab. */
function asks(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
