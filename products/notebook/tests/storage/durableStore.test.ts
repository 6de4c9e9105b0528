import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import { openOutbox } from '#products/notebook/storage/sync/outbox.ts'
import { noUpdates } from '#products/notebook/tests/support/noUpdates.ts'
import { encryptedVersion } from '#src/domain/versionedRecord.ts'
import type { EncryptedRecord } from '#src/storage/encrypted/database.ts'
import { keyFrom } from '#src/storage/encrypted/encryption.ts'
import { stubLocalStore, type StubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

const words = (body: string): NoteContent => ({ ...emptyContent, body })

const outboxOn = ({ localStore }: StubLocalStore) => openOutbox('ada', localStore, noUpdates)

const bodies = async (outbox: ReturnType<typeof openOutbox>) =>
  (await outbox.rows()).map(({ edit, isPersisted }) => [edit.content.body, isPersisted])

afterEach(() => vi.restoreAllMocks())

describe('rows on disk and in memory', () => {
  it('are read with the latest edit first', async () => {
    const disk = await stubLocalStore()
    const outbox = outboxOn(disk)
    const keepAt = (noteId: string, body: string, now: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(now)
      return outbox.save({ noteId, content: words(body), before: null })
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

  it('include an edit that the disk refused instead of the previous one', async () => {
    const disk = await stubLocalStore()
    const outbox = outboxOn(disk)
    await outbox.save({ noteId: 'one', content: words('a'), before: null })
    disk.refuse({ writes: true })
    await outbox.save({ noteId: 'one', content: words('ab'), before: words('a') })
    expect(await bodies(outbox)).toEqual([['ab', false]])
    expect(await bodies(outboxOn(disk))).toEqual([['a', true]])
  })

  it('omit a deleted row unless another tab has stored it again', async () => {
    const disk = await stubLocalStore()
    const outbox = outboxOn(disk)
    await outbox.save({ noteId: 'one', content: words('a'), before: null })
    disk.refuse({ writes: true })
    await outbox.update('one', () => null)
    expect(await bodies(outbox)).toEqual([])
    disk.refuse({})
    await outboxOn(disk).save({ noteId: 'one', content: words('ab'), before: words('a') })
    expect(await bodies(outbox)).toEqual([['ab', true]])
  })
})

describe("rows on a disk that can't be read for a while", () => {
  it("aren't treated as deleted", async () => {
    const disk = await stubLocalStore()
    const outbox = outboxOn(disk)
    await outbox.save({ noteId: 'one', content: words('a'), before: null })
    disk.refuse({ reads: true })
    expect(await bodies(outbox)).toEqual([['a', true]])
    expect(disk.result()).toMatchObject({ name: 'TimeoutError' })
  })

  it('keep text from an earlier visit and are read with new text later', async () => {
    const disk = await stubLocalStore()
    const basis = words('first\n\nlast')
    await outboxOn(disk).save({
      noteId: 'one',
      content: words('first, here\n\nlast'),
      before: basis,
    })
    const outbox = outboxOn(disk)
    disk.refuse({ reads: true })
    await outbox.save({ noteId: 'one', content: words('first\n\nlast, there'), before: basis })
    expect(await bodies(outbox)).toEqual([['first\n\nlast, there', false]])
    disk.refuse({})
    expect(await bodies(outboxOn(disk))).toEqual([['first, here\n\nlast', true]])
    await outbox.retryWrites()
    expect(await bodies(outboxOn(disk))).toEqual([['first, here\n\nlast, there', true]])
    expect((await outbox.rows())[0]?.basis).toEqual(basis)
    expect(disk.result()).toBeNull()
  })

  it('keep what another tab stored between two reads of the same save', async () => {
    const disk = await stubLocalStore()
    const basis = words('first\n\nlast')
    const outbox = outboxOn(disk)
    disk.refuse({ reads: true })
    const seen = words('first\n\nlast, here')
    await outbox.save({ noteId: 'one', content: seen, before: basis })
    disk.refuse({})
    await outboxOn(disk).save({
      noteId: 'one',
      content: words('first, there\n\nlast'),
      before: basis,
    })
    disk.refuse({ reads: 'once' })
    await outbox.save({ noteId: 'one', content: words('first\n\nlast, here, now'), before: seen })
    expect(await bodies(outboxOn(disk))).toEqual([['first, there\n\nlast', true]])
    await outbox.retryWrites()
    expect(await bodies(outboxOn(disk))).toEqual([['first, there\n\nlast, here, now', true]])
  })

  it('are read again at the next edit', async () => {
    const disk = await stubLocalStore()
    const basis = words('first\n\nlast')
    await outboxOn(disk).save({
      noteId: 'one',
      content: words('first, here\n\nlast'),
      before: basis,
    })
    const outbox = outboxOn(disk)
    disk.refuse({ reads: true })
    const seen = words('first\n\nlast, there')
    await outbox.save({ noteId: 'one', content: seen, before: basis })
    disk.refuse({})
    await outbox.save({ noteId: 'one', content: words('first\n\nlast, there, now'), before: seen })
    expect(await bodies(outbox)).toEqual([['first, here\n\nlast, there, now', true]])
  })

  it('can be delivered by another tab and are then gone here', async () => {
    const disk = await stubLocalStore()
    const outbox = outboxOn(disk)
    await outbox.save({ noteId: 'one', content: words('a'), before: null })
    disk.refuse({ reads: true })
    await outbox.update('one', () => null)
    expect(await bodies(outbox)).toEqual([])
    disk.refuse({})
    await outbox.retryWrites()
    expect(disk.records.size).toBe(0)
  })
})

describe("rows on a disk that can't be written for a while", () => {
  it("don't overwrite what another tab has stored since", async () => {
    const disk = await stubLocalStore()
    const outbox = outboxOn(disk)
    const basis = words('first\n\nlast')
    disk.refuse({ writes: true })
    const seen = words('first, here\n\nlast')
    await outbox.save({ noteId: 'one', content: seen, before: basis })
    disk.refuse({})
    await outboxOn(disk).save({
      noteId: 'one',
      content: words('first\n\nlast, there'),
      before: basis,
    })
    await outbox.save({ noteId: 'one', content: words('first, here, now\n\nlast'), before: seen })
    expect(await bodies(outboxOn(disk))).toEqual([['first, here, now\n\nlast, there', true]])
  })
})

describe('rows of a disk that was lost', () => {
  it("don't overwrite what another tab stored later and can't be read", async () => {
    const disk = await stubLocalStore()
    const outbox = outboxOn(disk)
    const basis = words('first\n\nlast')
    const seen = words('first, here\n\nlast')
    await outbox.save({ noteId: 'one', content: seen, before: basis })
    outbox.moveToMemory()
    disk.records.clear()
    await outboxOn(disk).save({
      noteId: 'one',
      content: words('first\n\nlast, there'),
      before: basis,
    })
    await outbox.rows()
    disk.refuse({ reads: true })
    await outbox.save({ noteId: 'one', content: words('first, here, now\n\nlast'), before: seen })
    disk.refuse({})
    await outbox.retryWrites()
    expect(await bodies(outboxOn(disk))).toEqual([['first, here, now\n\nlast, there', true]])
  })
})

describe("a record that can't be decrypted", () => {
  let damaged: EncryptedRecord
  beforeAll(async () => {
    const { kid } = await keyFrom(new Uint8Array(32))
    damaged = {
      v: encryptedVersion,
      kid,
      id: 'one',
      iv: new Uint8Array(12),
      ciphertext: new ArrayBuffer(32),
      putAt: 0,
    }
  })

  it('stays until its note is edited', async () => {
    const disk = await stubLocalStore()
    disk.records.set('one', damaged)
    const outbox = outboxOn(disk)
    await outbox.save({ noteId: 'two', content: words('b'), before: null })
    await outbox.update('one', () => null)
    await outbox.retryWrites()
    expect(await bodies(outbox)).toEqual([['b', true]])
    expect(disk.records.get('one')).toBe(damaged)
  })

  it("doesn't prevent the next edit of its note from being stored", async () => {
    const disk = await stubLocalStore()
    disk.records.set('one', damaged)
    const seen = words('a')
    await outboxOn(disk).save({ noteId: 'one', content: words('ab'), before: seen })
    const outbox = outboxOn(disk)
    expect(await bodies(outbox)).toEqual([['ab', true]])
    expect((await outbox.rows())[0]?.basis).toEqual(seen)
    expect(disk.result()).toBeNull()
  })

  it("is replaced by text typed while the disk couldn't be read", async () => {
    const disk = await stubLocalStore()
    disk.records.set('one', damaged)
    const outbox = outboxOn(disk)
    disk.refuse({ reads: true })
    await outbox.save({ noteId: 'one', content: words('a'), before: null })
    expect(disk.records.get('one')).toBe(damaged)
    disk.refuse({})
    await outbox.retryWrites()
    expect(await bodies(outboxOn(disk))).toEqual([['a', true]])
  })
})

describe('a record of another build', () => {
  const ofNextBuild = {
    v: encryptedVersion + 1,
    kid: 'next',
    id: 'one',
    iv: new Uint8Array(12),
    ciphertext: new ArrayBuffer(32),
    putAt: 0,
  }

  it('stays, and holds up no other row', async () => {
    const disk = await stubLocalStore()
    disk.records.set('one', ofNextBuild)
    disk.records.set('three', { ...ofNextBuild, id: 'three' })
    const outbox = outboxOn(disk)
    await outbox.save({ noteId: 'two', content: words('b'), before: null })
    await outbox.update('one', () => null)
    expect(await bodies(outbox)).toEqual([['b', true]])
    expect(await outbox.retryWrites()).toBe(true)
    expect(disk.records.get('one')).toBe(ofNextBuild)
  })

  it('stays when its note is edited, and the edit waits in memory', async () => {
    const disk = await stubLocalStore()
    disk.records.set('one', ofNextBuild)
    const outbox = outboxOn(disk)
    await outbox.save({ noteId: 'one', content: words('ab'), before: words('a') })
    expect(await bodies(outbox)).toEqual([['ab', false]])
    expect(await outbox.retryWrites()).toBe(false)
    await outbox.update('one', () => null)
    expect(await bodies(outbox)).toEqual([])
    expect(disk.records.get('one')).toBe(ofNextBuild)
    expect(disk.result()).toBeNull()
  })
})
