import { Blob as PlatformBlob } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openUploads } from '#src/device/keptUploads.ts'
import type { UploadRow } from '#src/domain/uploadRow.ts'
import { stubPlace, type StubPlace } from '#tests/support/stubPlace.ts'

// The bytes of jsdom's own are none to the platform's cryptography.
beforeAll(() => vi.stubGlobal('Blob', PlatformBlob))
afterAll(() => vi.unstubAllGlobals())

const row: UploadRow = {
  id: 'one',
  noteId: 'note',
  name: 'a.txt',
  size: 5,
  type: 'text/plain',
  addedAt: 1,
  isPaused: false,
  refusal: null,
}

const pageOf = ({ place }: StubPlace) => openUploads('ada', place)
const contents = async (uploads: ReturnType<typeof openUploads>, id = 'one') =>
  (await uploads.bytes(id))?.text() ?? null

describe('files on the disk', () => {
  it('are there for the next page, sealed', async () => {
    const disk = await stubPlace()
    const kept = await pageOf(disk).add(row, new Blob(['hello']))
    expect(kept).toEqual({ ...row, isLasting: true })
    const next = pageOf(disk)
    expect(await next.rows()).toEqual([{ ...row, isLasting: true }])
    expect(await contents(next)).toBe('hello')
    const record = disk.recordsOf('uploadBytes').get('one')
    expect(new TextDecoder().decode(record?.box)).not.toContain('hello')
  })

  it('come in the order in which they were added', async () => {
    const uploads = pageOf(await stubPlace())
    await uploads.add({ ...row, id: 'later', addedAt: 2 }, new Blob(['b']))
    await uploads.add(row, new Blob(['a']))
    expect((await uploads.rows()).map(({ id }) => id)).toEqual(['one', 'later'])
  })

  it('change without their bytes being written again', async () => {
    const disk = await stubPlace()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    const before = disk.recordsOf('uploadBytes').get('one')
    await uploads.update('one', (kept) => ({ ...kept, isPaused: true }))
    expect(await pageOf(disk).rows()).toEqual([{ ...row, isPaused: true, isLasting: true }])
    expect(disk.recordsOf('uploadBytes').get('one')).toBe(before)
  })

  it('get another id, but not where they are gone', async () => {
    const disk = await stubPlace()
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
    const disk = await stubPlace()
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
    const disk = await stubPlace()
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
    const disk = await stubPlace()
    const uploads = pageOf(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ reads: true })
    expect(await uploads.rows()).toEqual([{ ...row, isLasting: true }])
  })

  it('can be taken away meanwhile, and do not come back', async () => {
    const disk = await stubPlace()
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
    const disk = await stubPlace()
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

describe('files that get another id on a disk that is full', () => {
  const bytes = new PlatformBlob(['hello']) as Blob
  const renamed = { ...row, id: 'two', isSent: false }
  const renamedOn = async (disk: StubPlace) => {
    const uploads = pageOf(disk)
    await uploads.add(row, bytes)
    disk.refuse({ more: true })
    await uploads.rename('one', 'two', bytes)
    return uploads
  }

  it('have it in the page, and are safe under the old one', async () => {
    const disk = await stubPlace()
    const uploads = await renamedOn(disk)
    await uploads.settle()
    expect(await uploads.rows()).toEqual([{ ...renamed, isLasting: false }])
    expect(await pageOf(disk).rows()).toEqual([{ ...row, isLasting: true }])
    expect(await contents(pageOf(disk))).toBe('hello')
  })

  it('have it on the disk as well, and no other, once there is room', async () => {
    const disk = await stubPlace()
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
    const disk = await stubPlace()
    const uploads = await renamedOn(disk)
    await uploads.update('two', () => null)
    expect(await uploads.rows()).toEqual([])
    expect(disk.recordsOf('uploads').size + disk.recordsOf('uploadBytes').size).toBe(0)
  })
})

describe('files of which the browser takes the disk away', () => {
  it('go on where their bytes are at work in the page, and lie on the disk again', async () => {
    const disk = await stubPlace()
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
    const disk = await stubPlace()
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
    const disk = await stubPlace()
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
    const disk = await stubPlace()
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

function lose(disk: StubPlace): void {
  for (const store of ['uploads', 'uploadBytes']) disk.recordsOf(store).clear()
}

/** Whether the browser would ask before the page is closed. */
function wantsToStay(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}
