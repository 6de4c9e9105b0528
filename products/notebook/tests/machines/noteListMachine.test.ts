import { describe, expect, it, vi } from 'vitest'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import { type NoteListEvent, noteListMachine } from '#products/notebook/machines/noteListMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

// Three parallel regions have many combinations.
vi.setConfig({ testTimeout: 30_000 })

const note = noteOf(contentOf('Milk'))
const full = Array.from({ length: 30 }, (_, place) =>
  noteOf(contentOf('Eggs'), { id: `note-${place}`, opId: `op-${place}`, updatedAt: 1_000 - place }),
)
const edit = { ...rowOf(note.content, contentOf('Butter')), isPersisted: true }

describeMachine({
  machine: noteListMachine,
  input: { uid: 'ada', kind: 'notes' },
  events: [
    { type: 'list.open' },
    { type: 'list.retry' },
    { type: 'list.more' },
    { type: 'list.all' },
    { type: 'list.stop' },
    { type: 'cache.read', notes: [note] },
    { type: 'live.read', notes: full },
    { type: 'page.read', notes: [note] },
    { type: 'notes.changed', notes: [note] },
    { type: 'pages.read' },
    { type: 'pages.failed', failure: failed('network-request-failed').failure },
    { type: 'rows.read', rows: [edit] },
    { type: 'rows.read', rows: [] },
    { type: 'row.copied', noteId: 'note' },
    { type: 'notes.checked', ids: ['note'], notes: [note] },
    { type: 'check.failed' },
    { type: 'server.unreachable' },
    { type: 'network.back' },
    failed('app-not-authorized'),
  ],
  unboundedContext: ['failureCount', 'failedChecks', 'failure', 'wantsAll', 'pagesFailure'],
  invariants: {
    'every note listed once': ({ context }) => {
      const ids = listedNotes(context.list).map(({ id }) => id)
      return new Set(ids).size === ids.length
    },
    'the first page while it is live': (snapshot) =>
      !snapshot.hasTag('live') || snapshot.context.list.live.length === full.length,
    'an unconfirmed list from appearing empty': (snapshot) =>
      !snapshot.hasTag('cached') || listedNotes(snapshot.context.list).length > 0,
  },
})

describe('a list', () => {
  const whose = { uid: 'ada', kind: 'notes' } as const
  const always = { watchRows: whose, watchList: whose }
  const page: NoteListEvent = { type: 'live.read', notes: full }
  const noAnswer = failed('network-request-failed')
  const newest = noteOf(contentOf('Tea'), { id: 'tea', updatedAt: 2_000 })
  /** The newest note pushes the last one off the page. */
  const pushed: NoteListEvent = { type: 'live.read', notes: [newest, ...full.slice(0, -1)] }

  it("reads nothing before it is opened, and then only its person's notes", () => {
    const closed = startActor(noteListMachine, whose)
    closed.send(page)
    expect([closed.runningPorts(), closed.tags()]).toEqual([{}, []])
    const actor = startAndSend()
    expect([actor.runningPorts(), actor.tags()]).toEqual([always, ['reading']])
  })

  it('shows what this device stored until the server responds', () => {
    const actor = startAndSend({ type: 'cache.read', notes: [] })
    expect(actor.tags()).toEqual(['reading'])
    actor.send({ type: 'cache.read', notes: [note] })
    expect([actor.tags(), actor.ids()]).toEqual([['cached'], ['note']])
    actor.send({ type: 'live.read', notes: [newest] })
    expect([actor.tags(), actor.ids()]).toEqual([['live'], ['tea']])
  })

  it('reports a unreachable server unless it has notes to show, and lists late responses', () => {
    expect(startAndSend({ type: 'server.unreachable' }).tags()).toEqual(['unreachable'])
    const cache: NoteListEvent = { type: 'cache.read', notes: [note] }
    expect(startAndSend(cache, { type: 'server.unreachable' }).tags()).toEqual(['cached'])
    expect(startAndSend({ type: 'server.unreachable' }, page).tags()).toEqual(['live'])
    expect(startAndSend(page, { type: 'server.unreachable' }).tags()).toEqual(['cached'])
  })

  it('retries after two seconds, doubling up to once a minute', () => {
    const actor = startAndSend()
    for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      actor.send(noAnswer)
      expect([Object.keys(actor.runningPorts()), actor.context().failure]).toEqual([
        ['watchRows'],
        noAnswer.failure,
      ])
      actor.wait(seconds * 1_000 - 1)
      expect(actor.startCount('watchList')).toBe(tries + 1)
      actor.wait(1)
      expect(actor.startCount('watchList')).toBe(tries + 2)
    }
    actor.send(page)
    expect(actor.context()).toMatchObject({ failure: null, failureCount: 0 })
    actor.send(noAnswer)
    actor.wait(2_000)
    expect([actor.tags(), actor.ids().length]).toEqual([['cached'], 30])
  })

  it.each(['network.back', 'list.retry'] as const)('reads again immediately on %s', (type) => {
    const actor = startAndSend(noAnswer, { type })
    expect([actor.startCount('watchList'), actor.tags()]).toEqual([2, ['reading']])
  })

  it('reads one more page after the last one until there are none left', () => {
    const actor = startAndSend({ type: 'list.more' })
    expect(actor.startCount('readPages')).toBe(0)
    actor.send(page, { type: 'list.more' })
    expect([actor.tags(), actor.runningPorts()]).toEqual([
      ['live', 'paging'],
      { ...always, readPages: { ...whose, after: full.at(-1), all: false } },
    ])
    actor.send({ type: 'page.read', notes: [note] }, { type: 'pages.read' })
    expect([actor.tags(), actor.ids().includes('note')]).toEqual([['live'], true])
    actor.send({ type: 'list.more' }, { type: 'list.all' })
    expect(actor.startCount('readPages')).toBe(1)
  })

  it('reads all pages until it is told to stop', () => {
    const actor = startAndSend(page, { type: 'list.all' })
    expect(actor.runningPorts()).toMatchObject({ readPages: { all: true } })
    actor.send({ type: 'list.stop' })
    expect([actor.tags(), actor.runningPorts()]).toEqual([['live'], always])
    actor.send({ type: 'list.more' })
    expect(actor.runningPorts()).toMatchObject({ readPages: { all: false } })
  })

  it("reports that further pages couldn't be read until they are requested again", () => {
    const actor = startAndSend(page, { type: 'list.more' })
    actor.send({ type: 'pages.failed', failure: noAnswer.failure })
    expect([actor.tags(), actor.context().pagesFailure]).toEqual([['live'], noAnswer.failure])
    actor.send({ type: 'list.more' })
    expect([actor.tags(), actor.context().pagesFailure]).toEqual([['live', 'paging'], null])
  })

  it('checks a note that has left the first page, unless an update comes first', () => {
    const actor = startAndSend(page, pushed)
    actor.wait(1_999)
    expect(actor.runningPorts()).toEqual(always)
    actor.wait(1)
    expect(actor.runningPorts()).toEqual({
      ...always,
      checkNotes: { uid: 'ada', ids: ['note-29'] },
    })
    expect(actor.ids()).toContain('note-29')
    actor.send({ type: 'notes.checked', ids: ['note-29'], notes: [] })
    expect([actor.runningPorts(), actor.ids().includes('note-29')]).toEqual([always, false])
  })

  it('checks again after two seconds, doubling up to once a minute', () => {
    const actor = startAndSend(page, pushed)
    actor.wait(2_000)
    for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      actor.send({ type: 'check.failed' })
      actor.wait(seconds * 1_000 - 1)
      expect(actor.startCount('checkNotes')).toBe(tries + 1)
      actor.wait(1)
      expect(actor.startCount('checkNotes')).toBe(tries + 2)
    }
    actor.send({ type: 'notes.checked', ids: ['note-29'], notes: [] })
    expect(actor.context().failedChecks).toBe(0)
  })

  it('checks again soon after the network is back', () => {
    const actor = startAndSend(page, pushed)
    for (const seconds of [2, 2, 4, 8]) {
      actor.wait(seconds * 1_000)
      actor.send({ type: 'check.failed' })
    }
    actor.send({ type: 'network.back' })
    actor.wait(2_000)
    expect(actor.startCount('checkNotes')).toBe(5)
    actor.send({ type: 'network.back' }, { type: 'check.failed' })
    actor.wait(2_000)
    expect(actor.startCount('checkNotes')).toBe(6)
  })

  it('checks a note that left during another check', () => {
    const newer = noteOf(contentOf('Jam'), { id: 'jam', updatedAt: 3_000 })
    const actor = startAndSend(page, pushed)
    actor.wait(2_000)
    actor.send({ type: 'live.read', notes: [newer, newest, ...full.slice(0, -2)] })
    actor.send({ type: 'notes.checked', ids: ['note-29'], notes: [] })
    actor.wait(2_000)
    expect(actor.runningPorts()).toMatchObject({ checkNotes: { ids: ['note-28'] } })
  })

  it("doesn't check a note that the first page resolves", () => {
    const actor = startAndSend(page, pushed, page)
    actor.wait(2_000)
    expect(actor.startCount('checkNotes')).toBe(0)
  })

  it('shows a waiting row, checks its note after delivery, but not if the row became a copy', () => {
    const rows: NoteListEvent = { type: 'rows.read', rows: [edit] }
    const actor = startAndSend({ type: 'live.read', notes: [note] }, rows)
    expect(listedNotes(actor.context().list)[0]?.content.body).toBe('Butter')
    actor.send({ type: 'rows.read', rows: [] })
    actor.wait(2_000)
    expect(actor.runningPorts()).toEqual({ ...always, checkNotes: { uid: 'ada', ids: ['note'] } })
    actor.send({ type: 'row.copied', noteId: 'note' })
    expect(actor.runningPorts()).toEqual(always)
  })

  it('includes changes made elsewhere', () => {
    const actor = startAndSend({ type: 'live.read', notes: [] })
    actor.send({ type: 'notes.changed', notes: [newest] })
    expect(actor.ids()).toEqual(['tea'])
  })
})

function startAndSend(...events: NoteListEvent[]) {
  const actor = startActor(noteListMachine, { uid: 'ada', kind: 'notes' })
  actor.send({ type: 'list.open' }, ...events)
  const ids = () => listedNotes(actor.context().list).map(({ id }) => id)
  return { ...actor, ids }
}
