import { Blob as PlatformBlob } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  contents,
  uploadsOn,
  row,
  asksBeforeClosing,
} from '#products/notebook/tests/support/storedUploads.ts'
import { stubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

// The platform's cryptography doesn't accept the Blob of jsdom.
beforeAll(() => vi.stubGlobal('Blob', PlatformBlob))
afterAll(() => vi.unstubAllGlobals())

describe('files on disk', () => {
  it('are encrypted and available to the next tab', async () => {
    const disk = await stubLocalStore()
    const kept = await uploadsOn(disk).add(row, new Blob(['hello']))
    expect(kept).toEqual({ ...row, isPersisted: true })
    const next = uploadsOn(disk)
    expect(await next.rows()).toEqual([{ ...row, isPersisted: true }])
    expect(await contents(next)).toBe('hello')
    const record = disk.recordsOf('uploadBytes').get('one')
    expect(new TextDecoder().decode(record?.ciphertext)).not.toContain('hello')
  })

  it('are listed in the order in which they were added', async () => {
    const uploads = uploadsOn(await stubLocalStore())
    await uploads.add({ ...row, id: 'later', addedAt: 2 }, new Blob(['b']))
    await uploads.add(row, new Blob(['a']))
    expect((await uploads.rows()).map(({ id }) => id)).toEqual(['one', 'later'])
  })

  it('can change without rewriting their bytes', async () => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    await uploads.add(row, new Blob(['hello']))
    const before = disk.recordsOf('uploadBytes').get('one')
    await uploads.update('one', (kept) => ({ ...kept, isPaused: true }))
    expect(await uploadsOn(disk).rows()).toEqual([{ ...row, isPaused: true, isPersisted: true }])
    expect(disk.recordsOf('uploadBytes').get('one')).toBe(before)
  })

  it('are deleted with their bytes', async () => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    await uploads.add(row, new Blob(['hello']))
    await uploads.update('one', () => null)
    expect(await uploads.rows()).toEqual([])
    expect(await contents(uploads)).toBeNull()
    expect(disk.recordsOf('uploads').size + disk.recordsOf('uploadBytes').size).toBe(0)
  })
})

describe('files that the disk refuses', () => {
  it('stay in memory and are written later', async () => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    disk.refuse({ writes: true })
    const kept = await uploads.add(row, new Blob(['hello']))
    expect(kept.isPersisted).toBe(false)
    expect(await contents(uploads)).toBe('hello')
    expect(asksBeforeClosing()).toBe(true)
    disk.refuse({})
    await uploads.retryWrites()
    expect(await uploadsOn(disk).rows()).toEqual([{ ...row, isPersisted: true }])
    expect(await contents(uploadsOn(disk))).toBe('hello')
    expect(asksBeforeClosing()).toBe(false)
  })

  it("aren't treated as deleted while the disk can't be read", async () => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ reads: true })
    expect(await uploads.rows()).toEqual([{ ...row, isPersisted: true }])
  })

  it("can be deleted in the meantime and don't come back", async () => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ writes: true })
    await uploads.update('one', () => null)
    expect(await uploads.rows()).toEqual([])
    disk.refuse({})
    await uploads.retryWrites()
    expect(disk.recordsOf('uploadBytes').size).toBe(0)
  })

  it("don't come back if another tab has deleted them", async () => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ writes: true })
    await uploads.update('one', (kept) => ({ ...kept, isPaused: true }))
    disk.refuse({})
    await uploadsOn(disk).update('one', () => null)
    await uploads.retryWrites()
    expect(await uploads.rows()).toEqual([])
    expect(disk.recordsOf('uploads').size).toBe(0)
  })
})
