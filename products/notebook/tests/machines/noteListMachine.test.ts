import { describe, expect, it } from 'vitest'
import { listedNotes } from '#products/notebook/domain/list/listedNotes.ts'
import {
  type NoteListEvent,
  noteListMachine,
  serverState,
} from '#products/notebook/machines/noteListMachine.ts'
import { contentOf, noteOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { cacheRead, serverRead } from '#products/notebook/tests/support/serverRead.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const note = noteOf(contentOf('Milk'))
const full = Array.from({ length: 30 }, (_, place) =>
  noteOf(contentOf('Eggs'), {
    id: `note-${place}`,
    editId: `edit-${place}`,
    updatedAt: 1_000 - place,
  }),
)
/** The first page, with more after it. */
const page = serverRead(full, { isComplete: false })
const edit = { ...rowOf(note.content, contentOf('Butter')), isPersisted: true }

describeMachine({
  machine: noteListMachine,
  input: { uid: 'ada', kind: 'notes' },
  events: [
    { type: 'list.open' },
    { type: 'list.retry' },
    { type: 'list.readNextPage' },
    { type: 'list.readAll' },
    { type: 'list.stop' },
    cacheRead([note]),
    serverRead(full),
    page,
    serverRead([note], { isConfirmed: false }),
    serverRead([], { isConfirmed: false }),
    { type: 'page.read' },
    { type: 'page.failed', failure: failed('network-request-failed').failure },
    { type: 'rows.read', rows: [edit] },
    { type: 'rows.read', rows: [] },
    { type: 'server.unreachable' },
    { type: 'network.back' },
    failed('app-not-authorized'),
  ],
  unboundedContext: ['failureCount', 'failure', 'pageFailure'],
  invariants: {
    'every note listed once': ({ context }) => {
      const ids = listedNotes(context.list).map(({ id }) => id)
      return new Set(ids).size === ids.length
    },
    'the list while it is live': (snapshot) =>
      serverState(snapshot) !== 'live' || snapshot.context.list.saved.notes.length === full.length,
    'an unconfirmed list from appearing empty': (snapshot) =>
      serverState(snapshot) !== 'cached' || listedNotes(snapshot.context.list).length > 0,
  },
})

describe('a list', () => {
  const whose = { uid: 'ada', kind: 'notes' } as const
  const always = { watchRows: whose, watchList: whose }
  const noAnswer = failed('network-request-failed')
  const newest = noteOf(contentOf('Tea'), { id: 'tea', updatedAt: 2_000 })

  it("reads nothing before it is opened, and then only its person's notes", () => {
    const closed = startActor(noteListMachine, whose)
    closed.send(page)
    expect([closed.runningPorts(), closed.state()]).toEqual([{}, 'closed'])
    const actor = startAndSend()
    expect([actor.runningPorts(), actor.state()]).toEqual([
      always,
      'server.loading + nextPages.idle',
    ])
  })

  it('shows what this device stored until the server responds', () => {
    const actor = startAndSend(cacheRead([]))
    expect(actor.state()).toBe('server.loading + nextPages.idle')
    actor.send(cacheRead([note]))
    expect([actor.state(), actor.ids()]).toEqual(['server.cached + nextPages.idle', ['note']])
    actor.send(serverRead([newest]))
    expect([actor.state(), actor.ids()]).toEqual(['server.live + nextPages.idle', ['tea']])
  })

  it('reports a unreachable server unless it has notes to show, and lists late responses', () => {
    expect(startAndSend({ type: 'server.unreachable' }).state()).toBe(
      'server.unreachable + nextPages.idle',
    )
    expect(startAndSend(cacheRead([note]), { type: 'server.unreachable' }).state()).toBe(
      'server.cached + nextPages.idle',
    )
    expect(startAndSend({ type: 'server.unreachable' }, page).state()).toBe(
      'server.live + nextPages.idle',
    )
    expect(startAndSend(page, { type: 'server.unreachable' }).state()).toBe(
      'server.cached + nextPages.idle',
    )
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
    expect([actor.state(), actor.ids().length]).toEqual(['server.cached + nextPages.idle', 30])
  })

  it.each(['network.back', 'list.retry'] as const)('reads again immediately on %s', (type) => {
    const actor = startAndSend(noAnswer, { type })
    expect([actor.startCount('watchList'), actor.state()]).toEqual([
      2,
      'server.loading + nextPages.idle',
    ])
  })

  it('reads one more page at a time until there are none left', () => {
    const actor = startAndSend({ type: 'list.readNextPage' })
    expect(actor.sent()).toEqual([])
    actor.send(page, { type: 'list.readNextPage' }, { type: 'list.readNextPage' })
    expect([actor.state(), actor.sent()]).toEqual([
      'server.live + nextPages.reading',
      ['list.readNextPage'],
    ])
    actor.send(serverRead([...full, note]), { type: 'page.read' })
    expect([actor.state(), actor.ids().includes('note')]).toEqual([
      'server.live + nextPages.idle',
      true,
    ])
    actor.send({ type: 'list.readNextPage' }, { type: 'list.readAll' })
    expect([actor.state(), actor.sent()]).toEqual([
      'server.live + nextPages.idle',
      ['list.readNextPage'],
    ])
  })

  it('reads all pages', () => {
    const actor = startAndSend(page, { type: 'list.readAll' }, page, { type: 'page.read' })
    expect([actor.state(), actor.sent()]).toEqual([
      'server.live + nextPages.reading',
      ['list.readNextPage', 'list.readNextPage'],
    ])
    actor.send(serverRead(full), { type: 'page.read' })
    expect([actor.state(), actor.sent().length]).toEqual(['server.live + nextPages.idle', 2])
  })

  it('reads no further page once it is told to stop', () => {
    const actor = startAndSend(page, { type: 'list.readAll' }, { type: 'list.stop' })
    expect(actor.state()).toBe('server.live + nextPages.reading')
    actor.send({ type: 'page.read' })
    expect([actor.state(), actor.sent()]).toEqual([
      'server.live + nextPages.idle',
      ['list.readNextPage'],
    ])
    actor.send({ type: 'list.readNextPage' }, { type: 'page.read' })
    expect([actor.state(), actor.sent().length]).toEqual(['server.live + nextPages.idle', 2])
  })

  it('reads all pages from the one that is being read, without reading it twice', () => {
    const actor = startAndSend(page, { type: 'list.readNextPage' }, { type: 'list.readAll' }, page)
    expect(actor.sent()).toEqual(['list.readNextPage'])
    actor.send({ type: 'page.read' }, { type: 'list.stop' }, { type: 'list.readAll' })
    expect(actor.sent()).toEqual(['list.readNextPage', 'list.readNextPage'])
  })

  it("reports that a further page couldn't be read until it is requested again", () => {
    const actor = startAndSend(page, { type: 'list.readNextPage' })
    actor.send({ type: 'page.failed', failure: noAnswer.failure })
    expect([actor.state(), actor.context().pageFailure]).toEqual([
      'server.live + nextPages.idle',
      noAnswer.failure,
    ])
    actor.send({ type: 'list.readNextPage' })
    expect([actor.state(), actor.context().pageFailure]).toEqual([
      'server.live + nextPages.reading',
      null,
    ])
  })

  it('waits for no further page after the list has failed', () => {
    const actor = startAndSend(page, { type: 'list.readNextPage' }, noAnswer)
    expect(actor.state()).toBe('open.backingOff')
    actor.send({ type: 'list.retry' })
    expect(actor.state()).toBe('server.cached + nextPages.idle')
  })

  it('shows a waiting row, and after its delivery the delivered note, although the server is silent', () => {
    const rows: NoteListEvent = { type: 'rows.read', rows: [edit] }
    const actor = startAndSend(serverRead([newest, note]), rows, { type: 'server.unreachable' })
    const first = () => listedNotes(actor.context().list).map(({ content }) => content.body)[0]
    expect(first()).toBe('Butter')
    const delivered = noteOf(contentOf('Butter'), { rev: 3, updatedAt: 2_001 })
    actor.send(serverRead([delivered, newest], { isConfirmed: false }))
    actor.send({ type: 'rows.read', rows: [] })
    expect([first(), actor.state()]).toEqual(['Butter', 'server.cached + nextPages.idle'])
  })

  it('shows a note that was delivered, although nothing was stored and the server is silent', () => {
    const actor = startAndSend({ type: 'server.unreachable' })
    actor.send(serverRead([note], { isConfirmed: false }))
    expect([actor.ids(), actor.state()]).toEqual([['note'], 'server.cached + nextPages.idle'])
  })
})

function startAndSend(...events: NoteListEvent[]) {
  const actor = startActor(noteListMachine, { uid: 'ada', kind: 'notes' })
  actor.send({ type: 'list.open' }, ...events)
  const ids = () => listedNotes(actor.context().list).map(({ id }) => id)
  const sent = () => actor.sentTo('watchList').map(({ type }) => type)
  const state = () => actor.state().replaceAll('open.watched.', '')
  return { ...actor, state, ids, sent }
}
