import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import {
  noteActionsMachine,
  type NoteChange,
  type StoreChange,
} from '#products/notebook/machines/noteActionsMachine.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const content = contentOf('Milk')
const note = { id: 'note', content }

const trashed: NoteChange = {
  noteId: 'note',
  before: content,
  content: { ...content, isInTrash: true },
  canUndo: true,
  isNoteOpen: false,
}
const untrashed: NoteChange = {
  ...trashed,
  before: trashed.content,
  content,
  canUndo: false,
}

describeMachine({
  machine: noteActionsMachine,
  input: { uid: 'ada' },
  events: [
    { type: 'note.trash', note },
    { type: 'note.restore', note },
    { type: 'note.pin', note },
    { type: 'note.unpin', note },
    { type: 'change.stored', change: trashed },
    { type: 'change.stored', change: untrashed },
    { type: 'change.failed' },
    { type: 'undo.press' },
    { type: 'undo.hold' },
    { type: 'undo.release' },
    { type: 'undo.dismiss' },
  ],
  invariants: {
    'something to undo while Undo is offered': (snapshot) =>
      !snapshot.matches('undoable') || snapshot.context.last.canUndo,
  },
})

it('offers Undo only once the change is stored', () => {
  const actor = startActor(noteActionsMachine, { uid: 'ada' })
  actor.send({ type: 'note.trash', note })
  expect(actor.state()).toBe('idle')
  expect(changesIn(actor)).toEqual([trashed])
  actor.send({ type: 'change.stored', change: trashed })
  expect(actor.state()).toBe('undoable.expiring')
})

it("closes the page of an open note once its move to the trash is stored, and opens it once that's undone", () => {
  const { actor, stored, turns } = started()
  actor.send({ type: 'note.trash', note, isOpen: true })
  expect(turns).toEqual([])
  stored()
  expect(turns).toEqual([['note', 'closed']])
  actor.send({ type: 'undo.press' })
  expect(turns).toHaveLength(1)
  stored()
  expect(turns).toEqual([
    ['note', 'closed'],
    ['note', 'opened'],
  ])
})

it('turns no page for a note that was moved to the trash in a list', () => {
  const { actor, stored, turns } = started()
  actor.send({ type: 'note.trash', note })
  stored()
  actor.send({ type: 'undo.press' })
  stored()
  expect(turns).toEqual([])
})

it('tells that a change failed until the person dismisses it or a change is stored', () => {
  const actor = startActor(noteActionsMachine, { uid: 'ada' })
  actor.send({ type: 'note.pin', note }, { type: 'change.failed' })
  actor.wait(60_000)
  expect(actor.state()).toBe('failed')
  actor.send({ type: 'undo.dismiss' })
  expect(actor.state()).toBe('idle')
  actor.send({ type: 'change.failed' }, { type: 'change.stored', change: untrashed })
  expect(actor.state()).toBe('idle')
  actor.send({ type: 'change.failed' }, { type: 'change.stored', change: trashed })
  expect(actor.state()).toBe('undoable.expiring')
})

it('undoes the last action as an edit of what the person saw then', () => {
  const actor = startActor(noteActionsMachine, { uid: 'ada' })
  actor.send({ type: 'note.trash', note }, { type: 'note.pin', note })
  actor.send({ type: 'change.stored', change: trashed }, { type: 'undo.press' })
  const pinned = { ...content, pinned: true }
  expect(changesIn(actor)).toEqual([
    trashed,
    { ...trashed, content: pinned, canUndo: false },
    untrashed,
  ])
})

it('offers Undo for ten seconds, and longer while the person uses it', () => {
  const actor = startActor(noteActionsMachine, { uid: 'ada' })
  actor.send({ type: 'change.stored', change: trashed })
  actor.wait(9_000)
  actor.send({ type: 'undo.hold' })
  actor.wait(60_000)
  expect(actor.state()).toBe('undoable.held')
  actor.send({ type: 'undo.release' })
  actor.wait(10_000)
  expect(actor.state()).toBe('idle')
})

it('makes exactly the requested change to a note', () => {
  const actor = startActor(noteActionsMachine, { uid: 'ada' })
  const before = contentOf('Eggs', { isInTrash: true, pinned: true })
  const other = { id: 'other', content: before }
  actor.send({ type: 'note.restore', note: other }, { type: 'note.unpin', note: other })
  const change = { noteId: 'other', before, isNoteOpen: false }
  expect(changesIn(actor)).toEqual([
    { ...change, content: { ...before, isInTrash: false }, canUndo: true },
    { ...change, content: { ...before, pinned: false }, canUndo: false },
  ])
})

it.each(['note.trash', 'note.restore'] as const)('offers to undo %s once', (type) => {
  const { actor, kept, stored } = started()
  actor.send({ type, note })
  stored()
  expect(actor.getSnapshot().matches('undoable')).toBe(true)
  actor.send({ type: 'undo.press' })
  stored()
  expect([actor.getSnapshot().matches('undoable'), kept.length]).toEqual([false, 2])
  actor.send({ type: 'undo.press' })
  expect(kept).toHaveLength(2)
})

it('offers to undo the last action for ten seconds from then on', () => {
  const actor = startActor(noteActionsMachine, { uid: 'ada' })
  for (let times = 0; times < 3; times += 1) {
    actor.send({ type: 'change.stored', change: trashed })
    actor.wait(9_999)
    expect(actor.state()).toBe('undoable.expiring')
  }
  actor.wait(1)
  expect(actor.state()).toBe('idle')
})

it('offers nothing if nothing is lost, or after the person has dismissed it', () => {
  const { actor, kept, stored } = started()
  const isUndoable = () => actor.getSnapshot().matches('undoable')
  actor.send({ type: 'note.pin', note })
  actor.send({ type: 'note.unpin', note })
  stored()
  expect(isUndoable()).toBe(false)
  actor.send({ type: 'note.trash', note })
  actor.send({ type: 'note.pin', note })
  stored()
  expect(isUndoable()).toBe(true)
  actor.send({ type: 'undo.dismiss' })
  actor.send({ type: 'undo.press' })
  expect([isUndoable(), kept.length]).toEqual([false, 4])
})

function changesIn(actor: ReturnType<typeof startActor>): readonly unknown[] {
  return actor.sentTo('storeChanges').map(({ change }) => change as unknown)
}

/** The machine on a device that stores changes when `stored` is called. */
function started() {
  const kept: NoteChange[] = []
  const waiting: (() => void)[] = []
  const machine = noteActionsMachine.provide({
    actors: {
      storeChanges: fromCallback<StoreChange, { uid: string }>(({ sendBack, receive }) =>
        receive(({ change }) => {
          kept.push(change)
          waiting.push(() => sendBack({ type: 'change.stored', change }))
        }),
      ),
    },
  })
  const actor = createActor(machine, { input: { uid: 'ada' } }).start()
  const turns: (readonly [string, string])[] = []
  actor.on('change.stored', ({ change: { noteId, content: now, isNoteOpen } }) => {
    if (isNoteOpen) turns.push([noteId, now.isInTrash ? 'closed' : 'opened'])
  })
  const stored = () => waiting.splice(0).forEach((store) => store())
  return { actor, kept, stored, turns }
}
