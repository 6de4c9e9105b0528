import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTimeout } from '#src/device/withTimeout.ts'

const disk = vi.hoisted(() => ({ words: new Map<string, string>(), isAwake: true }))
vi.mock('#src/device/database.ts', () => ({
  connectTo: () => ({ run: readDisk, change: changeDisk }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', {})
  disk.words.clear()
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
    await before.writeEntry('file-going-ada/gate', 'note')
    await before.writeEntry('file-going-ada/gate', null)
    const now = await openPage()
    await now.readJournal()
    expect(now.namesUnder('')).toEqual(['guest-moving-eve'])
    expect(now.entryOf('guest-moving-eve')).toBe('to ada')
    expect(localStorage.length).toBe(0)
  })

  it('shows a change at once, and lists it as fleeting until it is on disk', async () => {
    const { writeEntry, entryOf, fleetingUnder } = await openPage()
    const writing = writeEntry('guest-moving-eve', 'to ada')
    expect(entryOf('guest-moving-eve')).toBe('to ada')
    expect(fleetingUnder('guest-moving-')).toEqual(['guest-moving-eve'])
    expect(await writing).toBe(true)
    expect(fleetingUnder('guest-moving-')).toEqual([])
  })

  it('prefers newer entries to those from a slow disk', async () => {
    disk.words.set('guest-moving-eve', 'to nobody')
    disk.words.set('data-here-eve', '')
    const { readJournal, writeEntry, entryOf, namesUnder } = await openPage()
    const reading = readJournal()
    await writeEntry('guest-moving-eve', 'to ada')
    await reading
    expect(entryOf('guest-moving-eve')).toBe('to ada')
    expect(namesUnder('')).toEqual(['guest-moving-eve', 'data-here-eve'])
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
    expect([localStorage.length, disk.words.get('guest-moving-eve')]).toEqual([0, 'to bob'])
  })

  it('reports the entries of a slow disk later, without making anybody wait', async () => {
    disk.words.set('guest-moving-eve', 'to ada')
    disk.isAwake = false
    const { readJournal, followJournal, namesUnder } = await openPage()
    const heard: unknown[] = []
    followJournal((change) => heard.push(change))
    const reading = readJournal()
    await vi.advanceTimersByTimeAsync(2_000)
    await reading
    expect(namesUnder('')).toEqual([])
    disk.isAwake = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(heard).toEqual([{ name: 'guest-moving-eve', before: null, now: 'to ada' }])
  })
})

/** The journal of a freshly loaded page. */
function openPage() {
  vi.resetModules()
  return import('#src/device/journal.ts')
}

const untilAnswered = <Result>(work: () => Result) =>
  withTimeout(
    2_000,
    disk.isAwake ? Promise.resolve().then(work) : new Promise<Result>(() => undefined),
  )

function readDisk() {
  return untilAnswered(() => Array.from(disk.words))
}

function changeDisk(_: unknown, work: (records: () => object) => Promise<unknown>) {
  const records = {
    put: (word: string, name: string) => Promise.resolve(disk.words.set(name, word)),
    delete: (name: string) => Promise.resolve(disk.words.delete(name)),
  }
  return untilAnswered(() => work(() => records))
}
