import { vi } from 'vitest'
import { listedNotes } from '#src/domain/listedNotes.ts'
import { noteListMachine } from '#src/machines/noteListMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { contentOf, noteOf, rowOf } from '#tests/support/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

// Three regions at once make many situations.
vi.setConfig({ testTimeout: 30_000 })

const note = noteOf(contentOf('Milk'))
const full = Array.from({ length: 30 }, (_, place) =>
  noteOf(contentOf('Eggs'), { id: `note-${place}`, opId: `op-${place}`, updatedAt: 1_000 - place }),
)
const edit = { ...rowOf(note.content, contentOf('Butter')), isLasting: true }

describeMachine({
  machine: noteListMachine,
  input: { uid: 'ada', kind: 'notes' },
  events: [
    { type: 'list.open' },
    { type: 'list.retry' },
    { type: 'list.more' },
    { type: 'list.all' },
    { type: 'list.stop' },
    { type: 'shelf.read', notes: [note] },
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
    { type: 'server.silent' },
    { type: 'network.back' },
    failed('app-not-authorized'),
  ],
  unboundedContext: ['failures', 'failure', 'wantsAll', 'pagesFailure'],
  invariants: {
    'nothing listed twice': ({ context }) => {
      const ids = listedNotes(context.list).map(({ id }) => id)
      return new Set(ids).size === ids.length
    },
    'the first page for as long as it is live': (snapshot) =>
      !snapshot.hasTag('live') || snapshot.context.list.live.length === full.length,
    'silent about an emptiness that nobody has confirmed': (snapshot) =>
      !snapshot.hasTag('kept') || listedNotes(snapshot.context.list).length > 0,
  },
})
