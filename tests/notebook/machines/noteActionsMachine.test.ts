import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { noteActionsMachine, type NoteChange } from '#src/notebook/machines/noteActionsMachine.ts'
import { contentOf } from '#tests/support/notebook/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const content = contentOf('Milk')
const note = { id: 'note', content }

describeMachine({
  machine: noteActionsMachine.provide({ actions: { keepChange: () => undefined } }),
  input: { uid: 'ada' },
  events: [
    { type: 'note.trash', note },
    { type: 'note.restore', note },
    { type: 'note.pin', note },
    { type: 'note.unpin', note },
    { type: 'undo.take' },
    { type: 'undo.hold' },
    { type: 'undo.release' },
    { type: 'undo.dismiss' },
  ],
  invariants: {
    'something to take back while it offers to': (snapshot) =>
      !snapshot.hasTag('offering') || snapshot.context.last !== null,
  },
})

it('takes back what was done last, as an edit of what the person then saw', () => {
  const { actor, kept } = started()
  actor.send({ type: 'note.trash', note })
  actor.send({ type: 'note.pin', note })
  actor.send({ type: 'undo.take' })
  const trashed = { ...content, deleted: true }
  expect(kept).toEqual([
    { uid: 'ada', noteId: 'note', seen: content, content: trashed },
    { uid: 'ada', noteId: 'note', seen: content, content: { ...content, pinned: true } },
    { uid: 'ada', noteId: 'note', seen: trashed, content },
  ])
})

it('offers it for ten seconds, and as long as the person is at it', () => {
  vi.useFakeTimers()
  const { actor } = started()
  actor.send({ type: 'note.trash', note })
  vi.advanceTimersByTime(9_000)
  actor.send({ type: 'undo.hold' })
  vi.advanceTimersByTime(60_000)
  expect(actor.getSnapshot().hasTag('offering')).toBe(true)
  actor.send({ type: 'undo.release' })
  vi.advanceTimersByTime(10_000)
  expect(actor.getSnapshot().hasTag('offering')).toBe(false)
  vi.useRealTimers()
})

it('does to a note what it says, and to nothing else of it', () => {
  const { actor, kept } = started()
  const other = { id: 'other', content: contentOf('Eggs', { deleted: true, pinned: true }) }
  actor.send({ type: 'note.restore', note: other })
  actor.send({ type: 'note.unpin', note: other })
  expect(kept).toEqual([
    {
      uid: 'ada',
      noteId: 'other',
      seen: other.content,
      content: { ...other.content, deleted: false },
    },
    {
      uid: 'ada',
      noteId: 'other',
      seen: other.content,
      content: { ...other.content, pinned: false },
    },
  ])
})

it.each(['note.trash', 'note.restore'] as const)('offers to take %s back, once', (type) => {
  const { actor, kept } = started()
  actor.send({ type, note })
  expect(actor.getSnapshot().hasTag('offering')).toBe(true)
  actor.send({ type: 'undo.take' })
  expect([actor.getSnapshot().hasTag('offering'), kept.length]).toEqual([false, 2])
  actor.send({ type: 'undo.take' })
  expect(kept).toHaveLength(2)
})

it('offers to take back what was done last, for ten seconds from then on', () => {
  const story = begin(noteActionsMachine, { uid: 'ada' })
  for (const type of ['note.trash', 'note.restore'] as const) {
    for (let times = 0; times < 2; times += 1) {
      story.send({ type, note })
      story.wait(9_999)
      expect(story.tags()).toEqual(['offering'])
    }
  }
  story.wait(1)
  expect(story.tags()).toEqual([])
})

it('offers nothing where nothing is lost, nor what the person has waved away', () => {
  const story = begin(noteActionsMachine, { uid: 'ada' })
  story.send({ type: 'note.pin', note }, { type: 'note.unpin', note })
  expect([story.tags(), story.context().last]).toEqual([[], null])
  story.send({ type: 'note.trash', note }, { type: 'note.pin', note })
  expect(story.tags()).toEqual(['offering'])
  story.send({ type: 'undo.dismiss' }, { type: 'undo.take' })
  expect([story.tags(), story.done().length]).toEqual([[], 4])
})

function started() {
  const kept: (NoteChange | null)[] = []
  const machine = noteActionsMachine.provide({
    actions: { keepChange: (_, change) => void kept.push(change) },
  })
  return { actor: createActor(machine, { input: { uid: 'ada' } }).start(), kept }
}
