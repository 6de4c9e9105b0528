import { Blob as PlatformBlob } from 'node:buffer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import { rowsLockName, uploadsLockName } from '#products/notebook/storage/lockNames.ts'
import { openUploads } from '#products/notebook/storage/storedUploads.ts'
import { openOutbox } from '#products/notebook/storage/sync/outbox.ts'
import { noUpdates } from '#products/notebook/tests/support/noUpdates.ts'
import { row } from '#products/notebook/tests/support/storedUploads.ts'
import type { LocalDatabase } from '#src/storage/encrypted/database.ts'
import { fakeLocks } from '#tests/support/fakes/fakeLocks.ts'
import { stubLocalStore, type StubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

const words = (body: string): NoteContent => ({ ...emptyContent, body })

const basis = words('first\n\nlast')

let locks: ReturnType<ReturnType<typeof fakeLocks>>

beforeEach(() => {
  locks = fakeLocks()('browser')
  vi.stubGlobal('navigator', { locks })
  // The platform's cryptography doesn't accept the Blob of jsdom.
  vi.stubGlobal('Blob', PlatformBlob)
})

afterEach(() => vi.unstubAllGlobals())

/** The same disk in a tab that freezes before its next write, or before a later one. */
function freezingTab({ localStore, database }: StubLocalStore, writesBefore = 0) {
  let writes = 0
  let wake: (() => void) | undefined
  const awake = new Promise<void>((resolve) => (wake = resolve))
  let freeze: (() => void) | undefined
  const frozen = new Promise<void>((resolve) => (freeze = resolve))
  const change: LocalDatabase['change'] = async (...task) => {
    writes += 1
    if (writes > writesBefore) {
      freeze?.()
      await awake
    }
    await database.change(...task)
  }
  const disk = () => {
    const found = localStore.disk()
    return found && { ...found, database: { ...database, change } }
  }
  return { localStore: { ...localStore, disk }, frozen, wake: () => wake?.() }
}

const breakLock = (name: string) => locks.request(name, { steal: true }, () => null)

const bodiesOn = async ({ localStore }: StubLocalStore) =>
  (await openOutbox('ada', localStore, noUpdates).rows()).map(({ edit }) => edit.content.body)

it('an edit of a tab that wakes up is merged with what another tab has saved under its lock', async () => {
  const disk = await stubLocalStore()
  const other = openOutbox('ada', disk.localStore, noUpdates)
  await other.save({ noteId: 'one', content: basis, before: basis })
  const tab = freezingTab(disk)
  const outbox = openOutbox('ada', tab.localStore, noUpdates)
  const saving = outbox.save({
    noteId: 'one',
    content: words('first, here\n\nlast'),
    before: basis,
  })
  await tab.frozen
  await breakLock(rowsLockName('ada'))
  await other.save({ noteId: 'one', content: words('first\n\nlast, there'), before: basis })
  tab.wake()
  expect((await saving).isPersisted).toBe(true)
  expect(await bodiesOn(disk)).toEqual(['first, here\n\nlast, there'])
})

it('an edit in conflict stays in its copy if its tab freezes between storing the copy and the note', async () => {
  const disk = await stubLocalStore()
  const other = openOutbox('ada', disk.localStore, noUpdates)
  await other.save({ noteId: 'one', content: words('there'), before: words('seen') })
  const tab = freezingTab(disk, 1)
  const outbox = openOutbox('ada', tab.localStore, noUpdates)
  const saving = outbox.save({ noteId: 'one', content: words('here'), before: words('seen') })
  await tab.frozen
  await breakLock(rowsLockName('ada'))
  await other.save({ noteId: 'one', content: words('there, now'), before: words('there') })
  tab.wake()
  const { noteId, edit, isPersisted } = await saving
  expect({ noteId, content: edit.content, isPersisted }).toEqual({
    noteId: edit.editId,
    content: { ...words('here'), conflictOf: 'one' },
    isPersisted: true,
  })
  expect((await bodiesOn(disk)).toSorted()).toEqual(['here', 'there, now'])
})

it('a row that another tab has changed since is not removed by a tab that wakes up', async () => {
  const disk = await stubLocalStore()
  const other = openOutbox('ada', disk.localStore, noUpdates)
  await other.save({ noteId: 'one', content: basis, before: basis })
  const [sent] = await other.rows()
  const tab = freezingTab(disk)
  const outbox = openOutbox('ada', tab.localStore, noUpdates)
  const removing = outbox.update('one', (kept) =>
    kept.edit.editId === sent?.edit.editId ? null : kept,
  )
  await tab.frozen
  await breakLock(rowsLockName('ada'))
  await other.save({ noteId: 'one', content: words('first\n\nlast, there'), before: basis })
  tab.wake()
  await removing
  expect(await bodiesOn(disk)).toEqual(['first\n\nlast, there'])
})

it('a file that another tab has removed is not written again by a tab that wakes up', async () => {
  const disk = await stubLocalStore()
  const other = openUploads('ada', disk.localStore, () => {})
  await other.add(row, new Blob(['hello']))
  const tab = freezingTab(disk)
  const uploads = openUploads('ada', tab.localStore, () => {})
  const pausing = uploads.update('one', (kept) => ({ ...kept, isPaused: true }))
  await tab.frozen
  await breakLock(uploadsLockName('ada'))
  await other.update('one', () => null)
  tab.wake()
  await pausing
  expect(disk.recordsOf('uploads').size + disk.recordsOf('uploadBytes').size).toBe(0)
})
