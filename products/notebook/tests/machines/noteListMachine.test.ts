import { describe, expect, it, vi } from 'vitest'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import { type NoteListEvent, noteListMachine } from '#products/notebook/machines/noteListMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

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
  unboundedContext: ['failures', 'failedChecks', 'failure', 'wantsAll', 'pagesFailure'],
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

describe('the story of a list', () => {
  const whose = { uid: 'ada', kind: 'notes' } as const
  const always = { watchRows: whose, watchList: whose }
  const page: NoteListEvent = { type: 'live.read', notes: full }
  const noAnswer = failed('network-request-failed')
  const newest = noteOf(contentOf('Tea'), { id: 'tea', updatedAt: 2_000 })
  /** The newest note pushes the last one off the page. */
  const pushed: NoteListEvent = { type: 'live.read', notes: [newest, ...full.slice(0, -1)] }

  it("reads nothing before it is opened, and then only its person's notes", () => {
    const closed = begin(noteListMachine, whose)
    closed.send(page)
    expect([closed.atWork(), closed.tags()]).toEqual([{}, []])
    const story = play()
    expect([story.atWork(), story.tags()]).toEqual([always, ['reading']])
  })

  it('shows what this device stored until the server responds', () => {
    const story = play({ type: 'cache.read', notes: [] })
    expect(story.tags()).toEqual(['reading'])
    story.send({ type: 'cache.read', notes: [note] })
    expect([story.tags(), story.ids()]).toEqual([['cached'], ['note']])
    story.send({ type: 'live.read', notes: [newest] })
    expect([story.tags(), story.ids()]).toEqual([['live'], ['tea']])
  })

  it('reports a unreachable server unless it has notes to show, and lists late responses', () => {
    expect(play({ type: 'server.unreachable' }).tags()).toEqual(['unreachable'])
    const cache: NoteListEvent = { type: 'cache.read', notes: [note] }
    expect(play(cache, { type: 'server.unreachable' }).tags()).toEqual(['cached'])
    expect(play({ type: 'server.unreachable' }, page).tags()).toEqual(['live'])
    expect(play(page, { type: 'server.unreachable' }).tags()).toEqual(['cached'])
  })

  it('retries after two seconds, doubling up to once a minute', () => {
    const story = play()
    for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      story.send(noAnswer)
      expect([Object.keys(story.atWork()), story.context().failure]).toEqual([
        ['watchRows'],
        noAnswer.failure,
      ])
      story.wait(seconds * 1_000 - 1)
      expect(story.begun('watchList')).toBe(tries + 1)
      story.wait(1)
      expect(story.begun('watchList')).toBe(tries + 2)
    }
    story.send(page)
    expect(story.context()).toMatchObject({ failure: null, failures: 0 })
    story.send(noAnswer)
    story.wait(2_000)
    expect([story.tags(), story.ids().length]).toEqual([['cached'], 30])
  })

  it.each(['network.back', 'list.retry'] as const)('reads again immediately on %s', (type) => {
    const story = play(noAnswer, { type })
    expect([story.begun('watchList'), story.tags()]).toEqual([2, ['reading']])
  })

  it('reads one more page after the last one until there are none left', () => {
    const story = play({ type: 'list.more' })
    expect(story.begun('readPages')).toBe(0)
    story.send(page, { type: 'list.more' })
    expect([story.tags(), story.atWork()]).toEqual([
      ['live', 'paging'],
      { ...always, readPages: { ...whose, after: full.at(-1), all: false } },
    ])
    story.send({ type: 'page.read', notes: [note] }, { type: 'pages.read' })
    expect([story.tags(), story.ids().includes('note')]).toEqual([['live'], true])
    story.send({ type: 'list.more' }, { type: 'list.all' })
    expect(story.begun('readPages')).toBe(1)
  })

  it('reads all pages until it is told to stop', () => {
    const story = play(page, { type: 'list.all' })
    expect(story.atWork()).toMatchObject({ readPages: { all: true } })
    story.send({ type: 'list.stop' })
    expect([story.tags(), story.atWork()]).toEqual([['live'], always])
    story.send({ type: 'list.more' })
    expect(story.atWork()).toMatchObject({ readPages: { all: false } })
  })

  it("reports that further pages couldn't be read until they are requested again", () => {
    const story = play(page, { type: 'list.more' })
    story.send({ type: 'pages.failed', failure: noAnswer.failure })
    expect([story.tags(), story.context().pagesFailure]).toEqual([['live'], noAnswer.failure])
    story.send({ type: 'list.more' })
    expect([story.tags(), story.context().pagesFailure]).toEqual([['live', 'paging'], null])
  })

  it('checks a note that has left the first page, unless an update comes first', () => {
    const story = play(page, pushed)
    story.wait(1_999)
    expect(story.atWork()).toEqual(always)
    story.wait(1)
    expect(story.atWork()).toEqual({ ...always, checkNotes: { uid: 'ada', ids: ['note-29'] } })
    expect(story.ids()).toContain('note-29')
    story.send({ type: 'notes.checked', ids: ['note-29'], notes: [] })
    expect([story.atWork(), story.ids().includes('note-29')]).toEqual([always, false])
  })

  it('checks again after two seconds, doubling up to once a minute', () => {
    const story = play(page, pushed)
    story.wait(2_000)
    for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      story.send({ type: 'check.failed' })
      story.wait(seconds * 1_000 - 1)
      expect(story.begun('checkNotes')).toBe(tries + 1)
      story.wait(1)
      expect(story.begun('checkNotes')).toBe(tries + 2)
    }
    story.send({ type: 'notes.checked', ids: ['note-29'], notes: [] })
    expect(story.context().failedChecks).toBe(0)
  })

  it('checks again soon after the network is back', () => {
    const story = play(page, pushed)
    for (const seconds of [2, 2, 4, 8]) {
      story.wait(seconds * 1_000)
      story.send({ type: 'check.failed' })
    }
    story.send({ type: 'network.back' })
    story.wait(2_000)
    expect(story.begun('checkNotes')).toBe(5)
    story.send({ type: 'network.back' }, { type: 'check.failed' })
    story.wait(2_000)
    expect(story.begun('checkNotes')).toBe(6)
  })

  it('checks a note that left during another check', () => {
    const newer = noteOf(contentOf('Jam'), { id: 'jam', updatedAt: 3_000 })
    const story = play(page, pushed)
    story.wait(2_000)
    story.send({ type: 'live.read', notes: [newer, newest, ...full.slice(0, -2)] })
    story.send({ type: 'notes.checked', ids: ['note-29'], notes: [] })
    story.wait(2_000)
    expect(story.atWork()).toMatchObject({ checkNotes: { ids: ['note-28'] } })
  })

  it("doesn't check a note that the first page resolves", () => {
    const story = play(page, pushed, page)
    story.wait(2_000)
    expect(story.begun('checkNotes')).toBe(0)
  })

  it('shows a waiting row, checks its note after delivery, but not if the row became a copy', () => {
    const rows: NoteListEvent = { type: 'rows.read', rows: [edit] }
    const story = play({ type: 'live.read', notes: [note] }, rows)
    expect(listedNotes(story.context().list)[0]?.content.body).toBe('Butter')
    story.send({ type: 'rows.read', rows: [] })
    story.wait(2_000)
    expect(story.atWork()).toEqual({ ...always, checkNotes: { uid: 'ada', ids: ['note'] } })
    story.send({ type: 'row.copied', noteId: 'note' })
    expect(story.atWork()).toEqual(always)
  })

  it('includes changes made elsewhere', () => {
    const story = play({ type: 'live.read', notes: [] })
    story.send({ type: 'notes.changed', notes: [newest] })
    expect(story.ids()).toEqual(['tea'])
  })
})

function play(...events: NoteListEvent[]) {
  const story = begin(noteListMachine, { uid: 'ada', kind: 'notes' })
  story.send({ type: 'list.open' }, ...events)
  const ids = () => listedNotes(story.context().list).map(({ id }) => id)
  return { ...story, ids }
}
