import { afterEach, describe, expect, it, vi } from 'vitest'
import { openOutbox } from '#src/notebook/device/outbox.ts'
import { emptyContent, type NoteContent } from '#src/notebook/domain/note.ts'
import { stubLocalStore, type StubLocalStore } from '#tests/support/stubLocalStore.ts'

const words = (body: string): NoteContent => ({ ...emptyContent, body })

const pageOf = ({ localStore }: StubLocalStore) => openOutbox('ada', localStore, () => {})

const bodies = async (outbox: ReturnType<typeof openOutbox>) =>
  (await outbox.rows()).map(({ edit, isLasting }) => [edit.content.body, isLasting])

afterEach(() => vi.restoreAllMocks())

describe('rows on the disk, and what this page knows better', () => {
  it('come together with the latest edit first', async () => {
    const disk = await stubLocalStore()
    const outbox = pageOf(disk)
    const keepAt = (noteId: string, body: string, now: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(now)
      return outbox.keep({ noteId, content: words(body), seen: null })
    }
    await keepAt('one', 'a', 1)
    await keepAt('two', 'b', 3)
    disk.refuse({ writes: true })
    await keepAt('three', 'c', 2)
    expect(await bodies(outbox)).toEqual([
      ['b', true],
      ['c', false],
      ['a', true],
    ])
  })

  it('show an edit that the disk refused in place of the one before it', async () => {
    const disk = await stubLocalStore()
    const outbox = pageOf(disk)
    await outbox.keep({ noteId: 'one', content: words('a'), seen: null })
    disk.refuse({ writes: true })
    await outbox.keep({ noteId: 'one', content: words('ab'), seen: words('a') })
    expect(await bodies(outbox)).toEqual([['ab', false]])
    expect(await bodies(pageOf(disk))).toEqual([['a', true]])
  })

  it('do not show what is gone, unless another page has put something there since', async () => {
    const disk = await stubLocalStore()
    const outbox = pageOf(disk)
    await outbox.keep({ noteId: 'one', content: words('a'), seen: null })
    disk.refuse({ writes: true })
    await outbox.update('one', () => null)
    expect(await bodies(outbox)).toEqual([])
    disk.refuse({})
    await pageOf(disk).keep({ noteId: 'one', content: words('ab'), seen: words('a') })
    expect(await bodies(outbox)).toEqual([['ab', true]])
  })
})

describe('rows on a disk that cannot be read for a while', () => {
  it('are not taken for gone', async () => {
    const disk = await stubLocalStore()
    const outbox = pageOf(disk)
    await outbox.keep({ noteId: 'one', content: words('a'), seen: null })
    disk.refuse({ reads: true })
    expect(await bodies(outbox)).toEqual([['a', true]])
    expect(disk.answer()).toMatchObject({ name: 'TimeoutError' })
  })

  it('keep the words of an earlier visit, and come together with new ones later', async () => {
    const disk = await stubLocalStore()
    const basis = words('first\n\nlast')
    await pageOf(disk).keep({ noteId: 'one', content: words('first, here\n\nlast'), seen: basis })
    const outbox = pageOf(disk)
    disk.refuse({ reads: true })
    await outbox.keep({ noteId: 'one', content: words('first\n\nlast, there'), seen: basis })
    expect(await bodies(outbox)).toEqual([['first\n\nlast, there', false]])
    disk.refuse({})
    expect(await bodies(pageOf(disk))).toEqual([['first, here\n\nlast', true]])
    await outbox.settle()
    expect(await bodies(pageOf(disk))).toEqual([['first, here\n\nlast, there', true]])
    expect((await outbox.rows())[0]?.basis).toEqual(basis)
    expect(disk.answer()).toBeNull()
  })

  it('come together at the next word already', async () => {
    const disk = await stubLocalStore()
    const basis = words('first\n\nlast')
    await pageOf(disk).keep({ noteId: 'one', content: words('first, here\n\nlast'), seen: basis })
    const outbox = pageOf(disk)
    disk.refuse({ reads: true })
    const seen = words('first\n\nlast, there')
    await outbox.keep({ noteId: 'one', content: seen, seen: basis })
    disk.refuse({})
    await outbox.keep({ noteId: 'one', content: words('first\n\nlast, there, now'), seen })
    expect(await bodies(outbox)).toEqual([['first, here\n\nlast, there, now', true]])
  })

  it('can arrive meanwhile, and are then gone for this page', async () => {
    const disk = await stubLocalStore()
    const outbox = pageOf(disk)
    await outbox.keep({ noteId: 'one', content: words('a'), seen: null })
    disk.refuse({ reads: true })
    await outbox.update('one', () => null)
    expect(await bodies(outbox)).toEqual([])
    disk.refuse({})
    await outbox.settle()
    expect(disk.records.size).toBe(0)
  })
})

describe('rows on a disk that takes nothing for a while', () => {
  it('do not write over what another page could put there since', async () => {
    const disk = await stubLocalStore()
    const outbox = pageOf(disk)
    const basis = words('first\n\nlast')
    disk.refuse({ writes: true })
    const seen = words('first, here\n\nlast')
    await outbox.keep({ noteId: 'one', content: seen, seen: basis })
    disk.refuse({})
    await pageOf(disk).keep({ noteId: 'one', content: words('first\n\nlast, there'), seen: basis })
    await outbox.keep({ noteId: 'one', content: words('first, here, now\n\nlast'), seen })
    expect(await bodies(pageOf(disk))).toEqual([['first, here, now\n\nlast, there', true]])
  })
})

describe('rows that were taken back from a disk', () => {
  it('do not write over what another page put there afterwards and nobody can read for a while', async () => {
    const disk = await stubLocalStore()
    const outbox = pageOf(disk)
    const basis = words('first\n\nlast')
    const seen = words('first, here\n\nlast')
    await outbox.keep({ noteId: 'one', content: seen, seen: basis })
    outbox.recall()
    disk.records.clear()
    await pageOf(disk).keep({ noteId: 'one', content: words('first\n\nlast, there'), seen: basis })
    await outbox.rows()
    disk.refuse({ reads: true })
    await outbox.keep({ noteId: 'one', content: words('first, here, now\n\nlast'), seen })
    disk.refuse({})
    await outbox.settle()
    expect(await bodies(pageOf(disk))).toEqual([['first, here, now\n\nlast, there', true]])
  })
})

describe('a record that the key does not open', () => {
  const damaged = { id: 'one', iv: new Uint8Array(12), box: new ArrayBuffer(32), putAt: 0 }

  it('stays as long as nobody writes to its note', async () => {
    const disk = await stubLocalStore()
    disk.records.set('one', damaged)
    const outbox = pageOf(disk)
    await outbox.keep({ noteId: 'two', content: words('b'), seen: null })
    await outbox.update('one', () => null)
    await outbox.settle()
    expect(await bodies(outbox)).toEqual([['b', true]])
    expect(disk.records.get('one')).toBe(damaged)
  })

  it('does not keep the next words of its note from the disk', async () => {
    const disk = await stubLocalStore()
    disk.records.set('one', damaged)
    const seen = words('a')
    await pageOf(disk).keep({ noteId: 'one', content: words('ab'), seen })
    const outbox = pageOf(disk)
    expect(await bodies(outbox)).toEqual([['ab', true]])
    expect((await outbox.rows())[0]?.basis).toEqual(seen)
    expect(disk.answer()).toBeNull()
  })

  it('gives way to words that were typed while the disk gave nothing', async () => {
    const disk = await stubLocalStore()
    disk.records.set('one', damaged)
    const outbox = pageOf(disk)
    disk.refuse({ reads: true })
    await outbox.keep({ noteId: 'one', content: words('a'), seen: null })
    expect(disk.records.get('one')).toBe(damaged)
    disk.refuse({})
    await outbox.settle()
    expect(await bodies(pageOf(disk))).toEqual([['a', true]])
  })
})
