import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localStoreName } from '#src/storage/encrypted/storageNames.ts'
import { openOutbox } from '#products/notebook/storage/outbox.ts'
import { openDeliveredNotes } from '#products/notebook/storage/deliveredNotes.ts'
import { contentOf, noteOf, revisionAt } from '#products/notebook/tests/support/notes.ts'
import { stubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

const tabs = { open: 1 }

beforeEach(() => {
  tabs.open = 1
  vi.stubGlobal('navigator', { locks: { request, query } })
})
afterEach(() => vi.unstubAllGlobals())

type Work = () => unknown

/** Every lock is free. */
function request(_: string, ...rest: [Work] | [object, Work]): Promise<unknown> {
  const work = rest.length === 1 ? rest[0] : rest[1]
  return Promise.resolve(work())
}

function query() {
  const held = Array.from({ length: tabs.open }, () => ({ name: localStoreName('ada') }))
  return Promise.resolve({ held })
}

const content = contentOf('milk')
const note = noteOf(contentOf('oat milk'), { rev: 3 })

it('tells another tab which note was delivered, and forgets it after the last tab', async () => {
  tabs.open = 2
  const { localStore, recordsOf } = await stubLocalStore()
  const [one, other] = [
    openDeliveredNotes('ada', localStore),
    openDeliveredNotes('ada', localStore),
  ]
  await one.put('note', note)
  expect(await other.get('note')).toEqual(note)
  expect(await other.get('another')).toBeNull()
  tabs.open = 1
  expect(await openDeliveredNotes('ada', localStore).get('note')).toEqual(note)
  await vi.waitFor(() => expect(recordsOf('delivered').size).toBe(0))
  expect(await one.get('note')).toEqual(note)
})

it('writes nothing to disk while no other tab is open', async () => {
  const { localStore, recordsOf } = await stubLocalStore()
  const sent = openDeliveredNotes('ada', localStore)
  await sent.put('note', note)
  expect([await sent.get('note'), recordsOf('delivered').size]).toEqual([note, 0])
  await sent.put('note', null)
  expect(await sent.get('note')).toBeNull()
})

it('puts a draft into the note that was delivered since the editor read it', async () => {
  const { localStore } = await stubLocalStore()
  const outbox = openOutbox('ada', localStore, () => undefined)
  const basis = contentOf('milk\nbread\n')
  const delivered = noteOf(contentOf('oat milk\nbread\n'), { rev: 3 })
  const contained = { revision: revisionAt(2), version: null }
  await outbox.save({ noteId: 'note', content, basis, contained })
  await outbox.update('note', () => null, delivered)
  expect(await outbox.delivered('note')).toEqual(delivered)
  const typed = contentOf('milk\nbread and butter\n')
  const row = await outbox.save({ noteId: 'note', content: typed, basis, contained })
  expect([row.basis, row.revision, row.edit.content]).toEqual([
    delivered.content,
    revisionAt(3),
    contentOf('oat milk\nbread and butter\n'),
  ])
})
