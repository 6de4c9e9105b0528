import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openUpdates } from '#products/notebook/storage/openNotebook.ts'
import { openOutbox } from '#products/notebook/storage/sync/outbox.ts'
import { contentOf, noteOf, versionIdAt } from '#products/notebook/tests/support/notes.ts'
import { fakeLocks } from '#tests/support/fakes/fakeLocks.ts'
import { stubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

const closed: (() => void)[] = []

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks()('browser') }))
afterEach(() => {
  closed.splice(0).forEach((close) => close())
  vi.unstubAllGlobals()
})

const basis = contentOf('milk\nbread\n')
const serverVersion = { id: versionIdAt(2), note: null }
const draft = {
  noteId: 'note',
  content: contentOf('oat milk\nbread\n'),
  before: basis,
  serverVersion,
}
const note = noteOf(draft.content, { rev: 3 })

/** Opens the outbox in two tabs of a browser, which share a disk. */
async function openTwoTabs() {
  const { localStore, records } = await stubLocalStore()
  const open = () => {
    const updates = openUpdates('ada', () => undefined)
    closed.push(updates.end)
    return { ...updates, outbox: openOutbox('ada', localStore, updates) }
  }
  return { tabs: [open(), open()] as const, records }
}

type Tab = Awaited<ReturnType<typeof openTwoTabs>>['tabs'][number]

/** Delivers the draft in one tab; resolves once the other one has heard of it. */
async function deliver({ outbox, publish }: Tab, other: Tab): Promise<void> {
  await outbox.save(draft)
  publish({ type: 'delivered', noteId: 'note', note })
  await outbox.update('note', () => null)
  await vi.waitFor(() => expect(other.outbox.lastDelivered('note')).toEqual(note))
}

it('all tabs know the note that one of them has delivered before its row is gone', async () => {
  const {
    tabs: [{ outbox, publish, subscribe }, other],
    records,
  } = await openTwoTabs()
  await outbox.save(draft)
  const rowsLeft: unknown[] = []
  subscribe(({ type }) => rowsLeft.push([type, records.size]))
  const known: unknown[] = []
  other.subscribe(({ type }) => known.push([type, other.outbox.lastDelivered('note')]))
  await outbox.update('note', () => {
    publish({ type: 'delivered', noteId: 'note', note })
    return null
  })
  await vi.waitFor(() =>
    expect(known.slice(-2)).toEqual([
      ['delivered', note],
      ['rowsChanged', note],
    ]),
  )
  expect(rowsLeft).toEqual([
    ['delivered', 1],
    ['rowsChanged', 0],
  ])
  expect(other.outbox.lastDelivered('another')).toBeNull()
})

it('a tab knows the last version even if it hears about an earlier one later', async () => {
  const {
    tabs: [one, other],
  } = await openTwoTabs()
  one.publish({ type: 'delivered', noteId: 'note', note })
  await vi.waitFor(() => expect(other.outbox.lastDelivered('note')).toEqual(note))
  other.publish({ type: 'delivered', noteId: 'note', note: noteOf(basis, { rev: 2 }) })
  expect(other.outbox.lastDelivered('note')).toEqual(note)
})

it('all tabs forget a delivered note that was permanently deleted', async () => {
  const {
    tabs: [one, other],
  } = await openTwoTabs()
  await deliver(one, other)
  other.publish({ type: 'delivered', noteId: 'note', note: null })
  await vi.waitFor(() => expect(one.outbox.lastDelivered('note')).toBeNull())
  expect(other.outbox.lastDelivered('note')).toBeNull()
})

it('puts a draft into the note that another tab has delivered since the editor read it', async () => {
  const {
    tabs: [one, other],
  } = await openTwoTabs()
  await deliver(one, other)
  const content = contentOf('milk\nbread and butter\n')
  const row = await other.outbox.save({ ...draft, content })
  expect([row.basis, row.basisVersion, row.edit.content]).toEqual([
    note.content,
    versionIdAt(3),
    contentOf('oat milk\nbread and butter\n'),
  ])
})
