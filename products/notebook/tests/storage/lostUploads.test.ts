import { Blob as PlatformBlob } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  contents,
  loseDisk,
  uploadsOn,
  row,
  asksBeforeClosing,
} from '#products/notebook/tests/support/storedUploads.ts'
import { stubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

// The platform's cryptography doesn't accept the Blob of jsdom.
beforeAll(() => vi.stubGlobal('Blob', PlatformBlob))
afterAll(() => vi.unstubAllGlobals())

describe('files whose disk is deleted by the browser', () => {
  it('continue if the tab uses their bytes, and are stored again', async () => {
    const disk = await stubLocalStore()
    await uploadsOn(disk).add(row, new Blob(['hello']))
    const uploads = uploadsOn(disk)
    await uploads.rows()
    const openBytes = await uploads.bytes('one')
    loseDisk(disk)
    uploads.moveToMemory()
    expect(await uploads.rows()).toEqual([{ ...row, isPersisted: false }])
    expect(asksBeforeClosing()).toBe(true)
    await uploads.retryWrites()
    expect(await uploadsOn(disk).rows()).toEqual([{ ...row, isPersisted: true }])
    expect([await contents(uploadsOn(disk)), await openBytes?.text()]).toEqual(['hello', 'hello'])
    expect(asksBeforeClosing()).toBe(false)
  })

  it('are marked as unreadable if no tab has their bytes', async () => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    await uploads.add(row, new Blob(['hello']))
    loseDisk(disk)
    uploads.moveToMemory()
    const unreadable = { ...row, refusal: 'unreadable' } as const
    expect(await uploads.rows()).toEqual([{ ...unreadable, isPersisted: false }])
    await uploads.retryWrites()
    expect(await uploadsOn(disk).rows()).toEqual([{ ...unreadable, isPersisted: true }])
    expect(await contents(uploads)).toBeNull()
    await uploads.update('one', () => null)
    expect(await uploads.rows()).toEqual([])
  })

  it.each(['first', 'last'])('survive if another tab stores them %s', async (order) => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    await uploads.add(row, new Blob(['hello']))
    const other = uploadsOn(disk)
    await other.rows()
    const openBytes = await other.bytes('one')
    loseDisk(disk)
    for (const tab of [uploads, other]) tab.moveToMemory()
    const tabs = [other, uploads]
    for (const tab of order === 'first' ? tabs : tabs.toReversed()) await tab.retryWrites()
    expect(await uploads.rows()).toEqual([{ ...row, isPersisted: true }])
    expect([await contents(uploads), await openBytes?.text()]).toEqual(['hello', 'hello'])
  })

  it('stay deleted if they were deleted before', async () => {
    const disk = await stubLocalStore()
    const uploads = uploadsOn(disk)
    await uploads.add(row, new Blob(['hello']))
    disk.refuse({ writes: true })
    await uploads.update('one', () => null)
    loseDisk(disk)
    uploads.moveToMemory()
    disk.refuse({})
    await uploads.retryWrites()
    expect(await uploads.rows()).toEqual([])
  })
})
