import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  noteActionsMachine,
  type NoteChange,
} from '#products/notebook/machines/noteActionsMachine.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
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
    'something to undo while Undo is offered': (snapshot) =>
      !snapshot.hasTag('offering') || snapshot.context.last !== null,
  },
})

it('returns only to a note that was open when it moved to the trash', () => {
  const { actor } = started()
  const returnTo = () => actor.getSnapshot().context.returnTo
  actor.send({ type: 'note.trash', note, wasOpen: true })
  expect(returnTo()).toBe('note')
  actor.send({ type: 'note.restore', note })
  expect(returnTo()).toBeNull()
  actor.send({ type: 'note.trash', note })
  expect(returnTo()).toBeNull()
})

it('undoes the last action as an edit of what the person saw then', () => {
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

it('offers Undo for ten seconds, and longer while the person uses it', () => {
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

it('makes exactly the requested change to a note', () => {
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

it.each(['note.trash', 'note.restore'] as const)('offers to undo %s once', (type) => {
  const { actor, kept } = started()
  actor.send({ type, note })
  expect(actor.getSnapshot().hasTag('offering')).toBe(true)
  actor.send({ type: 'undo.take' })
  expect([actor.getSnapshot().hasTag('offering'), kept.length]).toEqual([false, 2])
  actor.send({ type: 'undo.take' })
  expect(kept).toHaveLength(2)
})

it('offers to undo the last action for ten seconds from then on', () => {
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

it('offers nothing if nothing is lost, or after the person has dismissed it', () => {
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
