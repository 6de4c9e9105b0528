import { describe, expect, it } from 'vitest'
import {
  type NoteContent,
  emptyContent,
  beforeFirstVersion,
} from '#products/notebook/domain/note.ts'
import type { RowWithStatus } from '#products/notebook/domain/sync/outboxRow.ts'
import { type NoteEvent, noteMachine } from '#products/notebook/machines/noteMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const [bread, milk] = [contentOf('bread'), contentOf('milk')]
const input = { uid: 'ada', noteId: 'note', isNew: false }
const copy = (content: NoteContent) => ({ ...content, conflictOf: 'note' })

describe('a note', () => {
  const read: NoteEvent = {
    type: 'note.read',
    content: bread,
    row: null,
    editedAt: 7,
    editedOn: null,
  }
  const add: NoteEvent = { type: 'draft.changed', change: { body: 'bread and butter' } }
  const more: NoteEvent = { type: 'draft.changed', change: { body: 'bread and jam' } }
  const [buttered, jam] = [contentOf('bread and butter'), contentOf('bread and jam')]
  const done: NoteEvent = { type: 'draft.stored', row: kept(buttered) }
  const copied: NoteEvent = { type: 'note.copied', noteId: 'note', copyId: 'copy' }

  it('waits ten seconds and still accepts a late response', () => {
    const actor = startAndSend()
    expect([actor.state(), actor.runningPorts()]).toEqual(['loading', { watchNote: input }])
    actor.wait(9_999)
    expect(actor.state()).toBe('loading')
    actor.wait(1)
    expect(actor.state()).toBe('unreachable')
    actor.send(read)
    expect([actor.state(), actor.context()]).toMatchObject([
      'editing.clean',
      { content: bread, editedAt: 7, ownsRow: false, replacementCount: 1 },
    ])
  })

  it("reports immediately that a note can't be reached or is missing, and shows one that comes back", () => {
    const actor = startAndSend({ type: 'note.unreachable' })
    expect(actor.state()).toBe('unreachable')
    actor.send({ type: 'note.missing' })
    expect(actor.state()).toBe('missing')
    actor.send(read)
    expect(actor.state()).toBe('editing.clean')
    expect(startAndSend({ type: 'note.missing' }).state()).toBe('missing')
  })

  it("starts an empty note that doesn't exist anywhere and saves nothing that was erased again", () => {
    const actor = startAndSend({ type: 'note.started' }, { type: 'note.missing' })
    expect([actor.state(), actor.context()]).toMatchObject([
      'editing.clean',
      { content: emptyContent, draftInFlight: emptyContent, before: null, replacementCount: 0 },
    ])
    actor.send({ type: 'draft.changed', change: { title: 'S' } })
    actor.send({ type: 'draft.changed', change: { title: '' } })
    actor.wait(300)
    expect([actor.state(), actor.startCount('saveDraft')]).toEqual(['editing.clean', 0])
  })

  it('saves 300 ms after the last key and is unsaved until then', () => {
    const actor = startAndSend(read, add)
    actor.wait(299)
    actor.send(more)
    actor.wait(299)
    expect([actor.state(), actor.startCount('saveDraft')]).toEqual(['editing.typing', 0])
    actor.wait(1)
    expect([actor.state(), actor.runningPorts()]).toEqual([
      'editing.storing',
      {
        watchNote: input,
        saveDraft: {
          uid: 'ada',
          noteId: 'note',
          content: jam,
          before: bread,
          serverVersion: { id: beforeFirstVersion, note: null },
        },
      },
    ])
    actor.send({
      type: 'draft.stored',
      row: { ...kept(jam), edit: { ...kept(jam).edit, savedAt: 9 } },
    })
    expect([actor.state(), actor.context()]).toMatchObject([
      'editing.clean',
      { before: jam, editedAt: 9, row: { edit: { content: jam } } },
    ])
  })

  it('saves continuous typing one and a half seconds after each first key', () => {
    const actor = startAndSend(read)
    for (const round of [1, 2]) {
      actor.send({ type: 'draft.changed', change: { title: `${round}` } })
      for (let key = 0; key < 7; key += 1) {
        actor.wait(200)
        actor.send({ type: 'draft.changed', change: { title: `${round}, ${key}` } })
      }
      actor.wait(99)
      expect(actor.startCount('saveDraft')).toBe(round - 1)
      actor.wait(1)
      expect(actor.startCount('saveDraft')).toBe(round)
      actor.send({ type: 'draft.stored', row: kept(actor.context().content) })
    }
  })

  it('saves immediately when told to, but nothing twice', () => {
    const save: NoteEvent = { type: 'draft.save' }
    expect(startAndSend(read, save).startCount('saveDraft')).toBe(0)
    const actor = startAndSend(read, add, save, save)
    expect(actor.runningPorts()).toMatchObject({ saveDraft: { content: buttered } })
    expect(actor.startCount('saveDraft')).toBe(1)
    actor.send(done, save)
    expect([actor.state(), actor.startCount('saveDraft')]).toEqual(['editing.clean', 1])
  })

  it('starts a second save during the first, because the page may be closed before that ends', () => {
    const save: NoteEvent = { type: 'draft.save' }
    const actor = startAndSend(read, add, save, more, save)
    expect(actor.startCount('saveDraft')).toBe(2)
    expect(actor.runningPorts()).toMatchObject({ saveDraft: { content: jam, before: buttered } })
    actor.send({ type: 'draft.stored', row: kept(jam) })
    expect([actor.state(), actor.startCount('saveDraft')]).toEqual(['editing.clean', 2])
  })

  it('saves what was typed during a save as soon as that is done', () => {
    const actor = startAndSend(read, add, { type: 'draft.save' }, more, done)
    expect([actor.state(), actor.context()]).toMatchObject([
      'editing.typing',
      { content: jam, before: buttered, editedAt: 0, row: { edit: { content: buttered } } },
    ])
    actor.wait(300)
    expect(actor.runningPorts()).toMatchObject({ saveDraft: { content: jam, before: buttered } })
  })

  it('shows what a second save has stored in the copy that the first one made', () => {
    const save: NoteEvent = { type: 'draft.save' }
    const actor = startAndSend(read, add, save, more, save, copied)
    actor.send({ type: 'draft.stored', row: { ...kept(copy(jam)), noteId: 'copy' } })
    expect([actor.state(), actor.startCount('saveDraft')]).toEqual(['editing.clean', 2])
    expect(actor.context()).toMatchObject({
      noteId: 'copy',
      content: copy(jam),
      before: copy(jam),
    })
  })

  it('retries 300 ms after a failed save and keeps the text', () => {
    const actor = startAndSend(read, add, { type: 'draft.save' }, { type: 'draft.failed' })
    expect([actor.state(), actor.context().content]).toEqual(['editing.typing', buttered])
    actor.wait(299)
    expect(actor.startCount('saveDraft')).toBe(1)
    actor.wait(1)
    expect(actor.startCount('saveDraft')).toBe(2)
  })

  it('updates row and edit time during typing, and loses no text to a deletion', () => {
    const actor = startAndSend(read, add)
    actor.send({ type: 'note.read', content: milk, row: kept(milk), editedAt: 9, editedOn: null })
    actor.send({ type: 'note.missing' })
    expect([actor.state(), actor.context()]).toMatchObject([
      'editing.typing',
      { content: buttered, before: bread, row: kept(milk), editedAt: 9, replacementCount: 1 },
    ])
  })

  it('is missing immediately if it is deleted when there is no typing', () => {
    expect(startAndSend(read, { type: 'note.missing' }).state()).toBe('missing')
  })

  it('is missing once what was typed before its deletion is undone', () => {
    const actor = startAndSend(read, add, { type: 'note.missing' })
    expect(actor.state()).toBe('editing.typing')
    actor.send({ type: 'draft.changed', change: { body: 'bread' } })
    actor.wait(300)
    expect([actor.state(), actor.startCount('saveDraft')]).toEqual(['missing', 0])
  })

  it('is edited on if what was typed is saved after its deletion, or if it comes back', () => {
    const typed = startAndSend(read, add, { type: 'note.missing' }, { type: 'draft.save' }, done)
    expect([typed.state(), typed.context().content]).toEqual(['editing.clean', buttered])
    const undone = startAndSend(read, add, { type: 'note.missing' }, read)
    undone.send({ type: 'draft.changed', change: { body: 'bread' } })
    undone.wait(300)
    expect(undone.state()).toBe('editing.clean')
  })

  it("doesn't count an update that equals what it shows", () => {
    expect(startAndSend(read, { ...read, editedAt: 8 }).context()).toMatchObject({
      replacementCount: 1,
      editedAt: 8,
    })
  })

  it("discards what the server doesn't have and shows what is left", () => {
    const actor = startAndSend(read, add, { type: 'draft.discard' })
    expect([actor.state(), actor.ranActions()]).toEqual(['loading', ['discardRow']])
    expect(actor.context()).toMatchObject({ content: emptyContent, before: null })
    actor.wait(300)
    expect(actor.startCount('saveDraft')).toBe(0)
    actor.send(read, copied)
    expect(actor.context()).toMatchObject({ content: bread, noteId: 'note' })
  })

  it('waits for a pause in typing again after a discard', () => {
    const actor = startAndSend(read, add, { type: 'draft.discard' })
    actor.wait(5_000)
    actor.send(read, more)
    actor.wait(299)
    expect([actor.state(), actor.startCount('saveDraft')]).toEqual(['editing.typing', 0])
    actor.wait(1)
    expect([actor.state(), actor.startCount('saveDraft')]).toEqual(['editing.storing', 1])
  })

  it('follows its text into a copy and saves there', () => {
    const actor = startAndSend(read, add, { type: 'draft.save' }, done, copied)
    expect(actor.sentTo('watchNote')).toEqual([{ type: 'watch.follow', noteId: 'copy' }])
    const inCopy = { conflictOf: 'note' }
    expect(actor.context()).toMatchObject({
      content: contentOf('bread and butter', inCopy),
      draftInFlight: contentOf('bread and butter', inCopy),
    })
    actor.send({ ...copied, copyId: 'third' }, more, { type: 'draft.save' })
    expect(actor.sentTo('watchNote')).toHaveLength(1)
    expect(actor.runningPorts()).toMatchObject({
      saveDraft: { noteId: 'copy', content: contentOf('bread and jam', inCopy) },
    })
  })

  it("follows its own text into a copy, also if another tab adds to it, but no other tab's", () => {
    expect(startAndSend(read, copied).sentTo('watchNote')).toEqual([])
    const added: NoteEvent = {
      type: 'note.read',
      content: jam,
      row: kept(jam),
      editedAt: 9,
      editedOn: null,
    }
    const actor = startAndSend(read, add, { type: 'draft.save' }, done, added, copied)
    expect(actor.sentTo('watchNote')).toHaveLength(1)
  })

  it('follows its own text even after repeated updates from the server', () => {
    const arrived: NoteEvent = {
      type: 'note.read',
      content: buttered,
      row: null,
      editedAt: 9,
      editedOn: null,
    }
    const actor = startAndSend(read, add, { type: 'draft.save' }, done, arrived, arrived, copied)
    expect(actor.sentTo('watchNote')).toHaveLength(1)
  })

  it('copies an unsaved new note completely', () => {
    const actor = startAndSend({ type: 'note.started' }, add, copied)
    expect(actor.context().before).toEqual({ ...emptyContent, conflictOf: 'note' })
  })
})

function kept(content: NoteContent): RowWithStatus {
  return { ...rowOf(bread, content), isPersisted: true }
}

function startAndSend(...events: NoteEvent[]) {
  const actor = startActor(noteMachine, input)
  actor.send(...events)
  return actor
}
