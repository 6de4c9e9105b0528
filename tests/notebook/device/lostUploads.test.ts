import { Blob as PlatformBlob } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contents, lose, pageOf, row, wantsToStay } from '#tests/support/notebook/keptUploads.ts'
import { stubLocalStore, type StubLocalStore } from '#tests/support/stubLocalStore.ts'

// The bytes of jsdom's own are none to the platform's cryptography.
beforeAll(() => vi.stubGlobal('Blob', PlatformBlob))
afterAll(() => vi.unstubAllGlobals())

describe('files that get another id on a disk that is full', () => {
  const bytes = new PlatformBlob(['hello']) as Blob
  const renamed = { ...row, id: 'two', isSent: false }
  const renamedOn = async (disk: StubLocalStore) => {
    const uploads = pageOf(disk)
    await uploads.add(row, bytes)
    disk.refuse({ more: true })
    await uploads.rename('one', 'two', bytes)
    return uploads
  }

  it('have it in the page, and are safe under the old one', async () => {
    const disk = await stubLocalStore()
    const uploads = await renamedOn(disk)
    await uploads.settle()
    expect(await uploads.rows()).toEqual([{ ...renamed, isLasting: false }])
    expect(await pageOf(disk).rows()).toEqual([{ ...row, isLasting: true }])
    expect(await contents(pageOf(disk))).toBe('hello')
  })

  it('have it on the disk as well, and no other, once there is room', async () => {
    const disk = await stubLocalStore()
    const uploads = await renamedOn(disk)
    await uploads.rename('two', 'three', bytes)
    disk.refuse({})
    await uploads.settle()
    expect(await uploads.rows()).toEqual([{ ...renamed, id: 'three', isLasting: true }])
    expect(Array.from(disk.recordsOf('uploads').keys())).toEqual(['three'])
    expect(Array.from(disk.recordsOf('uploadBytes').keys())).toEqual(['three'])
    expect(wantsToStay()).toBe(false)
  })

  it('go under both when they have arrived', async () => {
    const disk = await stubLocalStore()
    const uploads = await renamedOn(disk)
    await uploads.update('two', () => null)
    expect(await uploads.rows()).toEqual([])
    expect(disk.recordsOf('uploads').size + disk.recordsOf('uploadBytes').size).toBe(0)
  })
})

describe('files of which the browser takes the disk away', () => {
  it('go on where their bytes are at work in the page, and lie on the disk again', async () => {
    const disk = await stubLocalStore()
    await pageOf(disk).add(row, new Blob(['hello']))
    const uploads = pageOf(disk)
    await uploads.rows()
    const atWork = await uploads.bytes('one')
    lose(disk)
    uploads.recall()
    expect(await uploads.rows()).toEqual([{ ...row, isLasting: false }])
    expect(wantsToStay()).toBe(true)
    await uploads.settle()
    expect(await pageOf(disk).rows()).toEqual([{ ...row, isLasting: true }])
    expect([await contents(pageOf(disk)), await atWork?.text()]).toEqual(['hello', 'hello'])
    expect(wantsToStay()).toBe(false)
  })

  it('are named as unreadable where nobody has their bytes', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    lose(disk)
    uploads.recall()
    const unreadable = { ...row, refusal: 'unreadable' } as const
    expect(await uploads.rows()).toEqual([{ ...unreadable, isLasting: false }])
    await uploads.settle()
    expect(await pageOf(disk).rows()).toEqual([{ ...unreadable, isLasting: true }])
    expect(await contents(uploads)).toBeNull()
    await uploads.update('one', () => null)
    expect(await uploads.rows()).toEqual([])
  })

  it.each(['first', 'last'])('hold where another page saves them %s', async (order) => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    const other = pageOf(disk)
    await other.rows()
    const atWork = await other.bytes('one')
    lose(disk)
    for (const page of [uploads, other]) page.recall()
    const pages = [other, uploads]
    for (const page of order === 'first' ? pages : pages.toReversed()) await page.settle()
    expect(await uploads.rows()).toEqual([{ ...row, isLasting: true }])
    expect([await contents(uploads), await atWork?.text()]).toEqual(['hello', 'hello'])
  })

  it('stay away where they were taken away before', async () => {
    const disk = await stubLocalStore()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ writes: true })
    await uploads.update('one', () => null)
    lose(disk)
    uploads.recall()
    disk.refuse({})
    await uploads.settle()
    expect(await uploads.rows()).toEqual([])
  })
})
