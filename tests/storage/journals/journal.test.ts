import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTimeout } from '#src/domain/withTimeout.ts'

type Entry = { v: number; value: string }

const disk = vi.hoisted(() => ({ entries: new Map<string, Entry>(), isAwake: true }))
vi.mock('#src/storage/database/onDemandDatabase.ts', () => ({
  openOnDemand: () => ({ read: readDisk, change: changeDisk }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', {})
  disk.entries.clear()
  disk.isAwake = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the journal', () => {
  it('gives the next page what this one has written and deleted', async () => {
    const before = await openPage()
    await before.writeEntry('guest-moving-eve', 'to ada')
    await before.writeEntry('file-deletion-ada/gate', 'note')
    await before.writeEntry('file-deletion-ada/gate', null)
    const now = await openPage()
    await now.readJournal()
    expect(now.entryNames('')).toEqual(['guest-moving-eve'])
    expect(now.entryOf('guest-moving-eve')).toBe('to ada')
    expect(localStorage.length).toBe(0)
  })

  it('shows a change at once, and lists it as volatile until it is on disk', async () => {
    const { writeEntry, entryOf, unsavedEntryNames } = await openPage()
    const writing = writeEntry('guest-moving-eve', 'to ada')
    expect(entryOf('guest-moving-eve')).toBe('to ada')
    expect(unsavedEntryNames('guest-moving-')).toEqual(['guest-moving-eve'])
    expect(await writing).toBe(true)
    expect(unsavedEntryNames('guest-moving-')).toEqual([])
  })

  it('stores an entry that another tab has only announced', async () => {
    const { readJournal, writeEntry, entryOf, unsavedEntryNames } = await openPage()
    await readJournal()
    const other = new BroadcastChannel('gatehouse-journal')
    other.postMessage({ name: 'data-here-eve', before: null, now: '' })
    await vi.waitFor(() => expect(entryOf('data-here-eve')).toBe(''))
    other.close()
    expect(unsavedEntryNames('')).toEqual([])
    expect(await writeEntry('data-here-eve', '')).toBe(true)
    expect(disk.entries.get('data-here-eve')).toEqual({ v: 1, value: '' })
  })

  it('prefers newer entries to those from a slow disk', async () => {
    disk.entries.set('guest-moving-eve', { v: 1, value: 'to no one' })
    disk.entries.set('data-here-eve', { v: 1, value: '' })
    const { readJournal, writeEntry, entryOf, entryNames } = await openPage()
    const reading = readJournal()
    await writeEntry('guest-moving-eve', 'to ada')
    await reading
    expect(entryOf('guest-moving-eve')).toBe('to ada')
    expect(entryNames('')).toEqual(['guest-moving-eve', 'data-here-eve'])
  })

  it("uses local storage while the disk doesn't answer, and moves back when it does", async () => {
    disk.isAwake = false
    const before = await openPage()
    const writing = before.writeEntry('guest-moving-eve', 'to ada')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await writing).toBe(true)
    const now = await openPage()
    const reading = now.readJournal()
    await vi.advanceTimersByTimeAsync(2_000)
    await reading
    expect(now.entryOf('guest-moving-eve')).toBe('to ada')
    disk.isAwake = true
    await now.writeEntry('guest-moving-eve', 'to bob')
    expect(localStorage.length).toBe(0)
    expect(disk.entries.get('guest-moving-eve')).toEqual({ v: 1, value: 'to bob' })
  })

  it("doesn't report a deletion that the disk didn't make: the next page has the entry again", async () => {
    const before = await openPage()
    await before.writeEntry('guest-moving-eve', 'to ada')
    disk.isAwake = false
    const deleting = before.writeEntry('guest-moving-eve', null)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await deleting).toBe(false)
    disk.isAwake = true
    const now = await openPage()
    await now.readJournal()
    expect(now.entryOf('guest-moving-eve')).toBe('to ada')
  })

  it('reads the entries in local storage next to one that is broken', async () => {
    const before = await openPage()
    disk.isAwake = false
    const writing = before.writeEntry('guest-moving-eve', 'to ada')
    await vi.advanceTimersByTimeAsync(2_000)
    await writing
    const [key = ''] = Object.keys(localStorage)
    localStorage.setItem(key.replace('eve', 'bob'), '{')
    const now = await openPage()
    const reading = now.readJournal()
    await vi.advanceTimersByTimeAsync(2_000)
    await reading
    expect(now.entryOf('guest-moving-eve')).toBe('to ada')
    expect([now.hasEntry('guest-moving-bob'), now.entryOf('guest-moving-bob')]).toEqual([
      true,
      null,
    ])
    localStorage.clear()
  })

  it('keeps what another build has stored, and lists it without its value', async () => {
    const ofNextBuild = { v: 2, value: 'to ada and bob' }
    disk.entries.set('guest-moving-eve', ofNextBuild)
    const page = await openPage()
    const { readJournal, writeEntry, entryOf, hasEntry, entryNames, unsavedEntryNames } = page
    await readJournal()
    expect([entryOf('guest-moving-eve'), hasEntry('guest-moving-eve')]).toEqual([null, true])
    expect(entryNames('guest-moving-')).toEqual(['guest-moving-eve'])
    expect(unsavedEntryNames('guest-moving-')).toEqual([])
    expect(await writeEntry('guest-moving-eve', 'to ada')).toBe(true)
    expect(disk.entries.get('guest-moving-eve')).toBe(ofNextBuild)
    await writeEntry('guest-moving-eve', null)
    expect([hasEntry('guest-moving-eve'), disk.entries.size]).toEqual([false, 0])
  })

  it('reports the entries of a slow disk later, without making anyone wait', async () => {
    disk.entries.set('guest-moving-eve', { v: 1, value: 'to ada' })
    disk.isAwake = false
    const { readJournal, onJournalChange, entryNames } = await openPage()
    const heard: unknown[] = []
    onJournalChange((change) => heard.push(change))
    const reading = readJournal()
    await vi.advanceTimersByTimeAsync(2_000)
    await reading
    expect(entryNames('')).toEqual([])
    disk.isAwake = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(heard).toEqual([{ name: 'guest-moving-eve', before: null, now: 'to ada' }])
  })
})

/** The journal of a freshly loaded page. */
function openPage() {
  vi.resetModules()
  return import('#src/storage/journals/journal.ts')
}

const untilAnswered = <Result>(work: () => Result) =>
  withTimeout(
    2_000,
    disk.isAwake ? Promise.resolve().then(work) : new Promise<Result>(() => undefined),
  )

function readDisk() {
  return untilAnswered(() => Array.from(disk.entries))
}

function changeDisk(_: unknown, work: (records: () => object) => Promise<unknown>) {
  const records = {
    put: (entry: Entry, name: string) => Promise.resolve(disk.entries.set(name, entry)),
    delete: (name: string) => Promise.resolve(disk.entries.delete(name)),
  }
  return untilAnswered(() => work(() => records))
}
