import { Blob as PlatformBlob } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contents, pageOf, row, wantsToStay } from '#tests/support/notebook/keptUploads.ts'
import { stubLocalStore } from '#tests/support/stubLocalStore.ts'

// The bytes of jsdom's own are none to the platform's cryptography.
beforeAll(() => vi.stubGlobal('Blob', PlatformBlob))
afterAll(() => vi.unstubAllGlobals())

describe('files on the disk', () => {
  it('are there for the next page, encrypted', async () => {
    const disk = await stubLocalStore()
    const kept = await pageOf(disk).add(row, new Blob(['hello']))
    expect(kept).toEqual({ ...row, isLasting: true })
    const next = pageOf(disk)
    expect(await next.rows()).toEqual([{ ...row, isLasting: true }])
    expect(await contents(next)).toBe('hello')
    const record = disk.recordsOf('uploadBytes').get('one')
    expect(new TextDecoder().decode(record?.box)).not.toContain('hello')
  })

  it('come in the order in which they were added', async () => {
    const uploads = pageOf(await stubLocalStore())
    await uploads.add({ ...row, id: 'later', addedAt: 2 }, new Blob(['b']))
    await uploads.add(row, new Blob(['a']))
    expect((await uploads.rows()).map(({ id }) => id)).toEqual(['one', 'later'])
  })

  it('change without their bytes being written again', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    const before = disk.recordsOf('uploadBytes').get('one')
    await uploads.update('one', (kept) => ({ ...kept, isPaused: true }))
    expect(await pageOf(disk).rows()).toEqual([{ ...row, isPaused: true, isLasting: true }])
    expect(disk.recordsOf('uploadBytes').get('one')).toBe(before)
  })

  it('get another id, but not where they are gone', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    const bytes = new Blob(['hello'])
    await uploads.add({ ...row, isPaused: true }, bytes)
    const change = vi.spyOn(disk.connection, 'change')
    await uploads.rename('one', 'two', bytes)
    await uploads.rename('one', 'three', bytes)
    expect(change).toHaveBeenCalledTimes(1)
    const renamed = { ...row, id: 'two', isPaused: true, isSent: false, isLasting: true }
    expect(await pageOf(disk).rows()).toEqual([renamed])
    expect(await contents(pageOf(disk), 'two')).toBe('hello')
    expect(await contents(pageOf(disk))).toBeNull()
  })

  it('go with their bytes', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    await uploads.update('one', () => null)
    expect(await uploads.rows()).toEqual([])
    expect(await contents(uploads)).toBeNull()
    expect(disk.recordsOf('uploads').size + disk.recordsOf('uploadBytes').size).toBe(0)
  })
})

describe('files that the disk does not take', () => {
  it('live in the page, and come to the disk later', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    disk.refuse({ writes: true })
    const kept = await uploads.add(row, new Blob(['hello']))
    expect(kept.isLasting).toBe(false)
    expect(await contents(uploads)).toBe('hello')
    expect(wantsToStay()).toBe(true)
    disk.refuse({})
    await uploads.settle()
    expect(await pageOf(disk).rows()).toEqual([{ ...row, isLasting: true }])
    expect(await contents(pageOf(disk))).toBe('hello')
    expect(wantsToStay()).toBe(false)
  })

  it('are not taken for gone while the disk cannot be read', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ reads: true })
    expect(await uploads.rows()).toEqual([{ ...row, isLasting: true }])
  })

  it('can be taken away meanwhile, and do not come back', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ writes: true })
    await uploads.update('one', () => null)
    expect(await uploads.rows()).toEqual([])
    disk.refuse({})
    await uploads.settle()
    expect(disk.recordsOf('uploadBytes').size).toBe(0)
  })

  it('do not come back either where another page has taken them away', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ writes: true })
    await uploads.update('one', (kept) => ({ ...kept, isPaused: true }))
    disk.refuse({})
    await pageOf(disk).update('one', () => null)
    await uploads.settle()
    expect(await uploads.rows()).toEqual([])
    expect(disk.recordsOf('uploads').size).toBe(0)
  })
})
