import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { noteActionsMachine, type NoteChange } from '#src/machines/noteActionsMachine.ts'
import { contentOf } from '#tests/support/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

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

function started() {
  const kept: (NoteChange | null)[] = []
  const machine = noteActionsMachine.provide({
    actions: { keepChange: (_, change) => void kept.push(change) },
  })
  return { actor: createActor(machine, { input: { uid: 'ada' } }).start(), kept }
}
