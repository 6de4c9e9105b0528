import { describe, expect, it } from 'vitest'
import { type NoteContent, emptyContent, notOnServer } from '#products/notebook/domain/note.ts'
import type { RowWithStatus } from '#products/notebook/domain/sync/outboxRow.ts'
import { type NoteEvent, noteMachine } from '#products/notebook/machines/noteMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { begin } from '#tests/support/statechart/story.ts'

const [bread, milk] = [contentOf('bread'), contentOf('milk')]
const input = { uid: 'ada', noteId: 'note', isNew: false }

describe('the story of a note', () => {
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
    const story = play()
    expect([story.tags(), story.atWork()]).toEqual([['opening'], { watchNote: input }])
    story.wait(9_999)
    expect(story.tags()).toEqual(['opening'])
    story.wait(1)
    expect(story.tags()).toEqual(['unreachable'])
    story.send(read)
    expect([story.tags(), story.context()]).toMatchObject([
      ['editing'],
      { content: bread, editedAt: 7, hasTyped: false, replacements: 1 },
    ])
  })

  it("reports immediately that a note can't be reached or is missing, and shows one that comes back", () => {
    const story = play({ type: 'note.unreachable' })
    expect(story.tags()).toEqual(['unreachable'])
    story.send({ type: 'note.missing' })
    expect(story.tags()).toEqual(['missing'])
    story.send(read)
    expect(story.tags()).toEqual(['editing'])
    expect(play({ type: 'note.missing' }).tags()).toEqual(['missing'])
  })

  it("starts an empty note that doesn't exist anywhere and saves nothing that was erased again", () => {
    const story = play({ type: 'note.started' }, { type: 'note.missing' })
    expect([story.tags(), story.context()]).toMatchObject([
      ['editing'],
      { content: emptyContent, saved: emptyContent, basis: null, replacements: 0 },
    ])
    story.send({ type: 'draft.changed', change: { title: 'S' } })
    story.send({ type: 'draft.changed', change: { title: '' } })
    story.wait(300)
    expect([story.tags(), story.begun('saveDraft')]).toEqual([['editing'], 0])
  })

  it('saves 300 ms after the last key and is unsaved until then', () => {
    const story = play(read, add)
    story.wait(299)
    story.send(more)
    story.wait(299)
    expect([story.tags(), story.begun('saveDraft')]).toEqual([['editing', 'unsaved'], 0])
    story.wait(1)
    expect([story.tags(), story.atWork()]).toEqual([
      ['editing', 'unsaved'],
      {
        watchNote: input,
        saveDraft: {
          uid: 'ada',
          noteId: 'note',
          content: jam,
          basis: bread,
          contained: { revision: notOnServer, version: null },
        },
      },
    ])
    story.send({
      type: 'draft.stored',
      row: { ...kept(jam), edit: { ...kept(jam).edit, savedAt: 9 } },
    })
    expect([story.tags(), story.context()]).toMatchObject([
      ['editing'],
      { basis: jam, editedAt: 9, row: { edit: { content: jam } } },
    ])
  })

  it('saves continuous typing one and a half seconds after each first key', () => {
    const story = play(read)
    for (const round of [1, 2]) {
      story.send({ type: 'draft.changed', change: { title: `${round}` } })
      for (let key = 0; key < 7; key += 1) {
        story.wait(200)
        story.send({ type: 'draft.changed', change: { title: `${round}, ${key}` } })
      }
      story.wait(99)
      expect(story.begun('saveDraft')).toBe(round - 1)
      story.wait(1)
      expect(story.begun('saveDraft')).toBe(round)
      story.send({ type: 'draft.stored', row: kept(story.context().content) })
    }
  })

  it.each(['draft.save', 'draft.saveAtOnce'] as const)('saves immediately on %s', (type) => {
    expect(play(read, add, { type }).atWork()).toMatchObject({ saveDraft: { content: buttered } })
    expect(play(read, { type }).begun('saveDraft')).toBe(0)
  })

  it('starts a second save when the page closes during the first, and only then', () => {
    const story = play(read, add, { type: 'draft.save' }, { type: 'draft.saveAtOnce' })
    expect(story.begun('saveDraft')).toBe(1)
    story.send(more, { type: 'draft.saveAtOnce' })
    expect(story.begun('saveDraft')).toBe(2)
    expect(story.atWork()).toMatchObject({ saveDraft: { content: jam, basis: buttered } })
  })

  it('saves what was typed during a save as soon as that is done', () => {
    const story = play(read, add, { type: 'draft.save' }, more, done)
    expect([story.tags(), story.context()]).toMatchObject([
      ['editing', 'unsaved'],
      { content: jam, basis: buttered, editedAt: 0, row: { edit: { content: buttered } } },
    ])
    story.wait(300)
    expect(story.atWork()).toMatchObject({ saveDraft: { content: jam, basis: buttered } })
  })

  it('saves what was typed during a save right after it if it was told to save now', () => {
    const flush: NoteEvent = { type: 'draft.save' }
    const story = play(read, add, flush, more, flush)
    expect(story.begun('saveDraft')).toBe(1)
    story.send(done)
    expect(story.atWork()).toMatchObject({ saveDraft: { content: jam, basis: buttered } })
    story.send({ type: 'draft.stored', row: kept(jam) })
    expect([story.tags(), story.begun('saveDraft')]).toEqual([['editing'], 2])
  })

  it('saves only once if nothing was typed before it was told to save now again', () => {
    const story = play(read, add, { type: 'draft.save' }, { type: 'draft.save' }, done)
    expect([story.tags(), story.begun('saveDraft')]).toEqual([['editing'], 1])
  })

  it('retries 300 ms after a failed save and keeps the text', () => {
    const story = play(read, add, { type: 'draft.save' }, { type: 'draft.failed' })
    expect([story.tags(), story.context().content]).toEqual([['editing', 'unsaved'], buttered])
    story.wait(299)
    expect(story.begun('saveDraft')).toBe(1)
    story.wait(1)
    expect(story.begun('saveDraft')).toBe(2)
  })

  it('updates row and edit time during typing, and loses no text to a deletion', () => {
    const story = play(read, add)
    story.send({ type: 'note.read', content: milk, row: kept(milk), editedAt: 9, editedOn: null })
    story.send({ type: 'note.missing' })
    expect([story.tags(), story.context()]).toMatchObject([
      ['editing', 'unsaved'],
      { content: buttered, basis: bread, row: kept(milk), editedAt: 9, replacements: 1 },
    ])
  })

  it('is missing immediately if it is deleted when there is no typing', () => {
    expect(play(read, { type: 'note.missing' }).tags()).toEqual(['missing'])
  })

  it("doesn't count an update that equals what it shows", () => {
    expect(play(read, { ...read, editedAt: 8 }).context()).toMatchObject({
      replacements: 1,
      editedAt: 8,
    })
  })

  it("discards what the server doesn't have and shows what is left", () => {
    const story = play(read, add, { type: 'draft.discard' })
    expect([story.tags(), story.done()]).toEqual([['opening'], ['discardRow']])
    expect(story.context()).toMatchObject({ content: emptyContent, basis: null })
    story.wait(300)
    expect(story.begun('saveDraft')).toBe(0)
    story.send(read, copied)
    expect(story.context()).toMatchObject({ content: bread, noteId: 'note' })
  })

  it('follows its text into a copy and saves there', () => {
    const story = play(read, add, { type: 'draft.save' }, done, copied)
    expect(story.notified('watchNote')).toEqual([{ type: 'watch.follow', noteId: 'copy' }])
    const inCopy = { conflictOf: 'note' }
    expect(story.context()).toMatchObject({
      content: contentOf('bread and butter', inCopy),
      saved: contentOf('bread and butter', inCopy),
    })
    story.send({ ...copied, copyId: 'third' }, more, { type: 'draft.save' })
    expect(story.notified('watchNote')).toHaveLength(1)
    expect(story.atWork()).toMatchObject({
      saveDraft: { noteId: 'copy', content: contentOf('bread and jam', inCopy) },
    })
  })

  it("follows its own text into a copy, also if another tab adds to it, but no other tab's", () => {
    expect(play(read, copied).notified('watchNote')).toEqual([])
    const added: NoteEvent = {
      type: 'note.read',
      content: jam,
      row: kept(jam),
      editedAt: 9,
      editedOn: null,
    }
    const story = play(read, add, { type: 'draft.save' }, done, added, copied)
    expect(story.notified('watchNote')).toHaveLength(1)
  })

  it('follows its own text even after repeated updates from the server', () => {
    const arrived: NoteEvent = {
      type: 'note.read',
      content: buttered,
      row: null,
      editedAt: 9,
      editedOn: null,
    }
    const story = play(read, add, { type: 'draft.save' }, done, arrived, arrived, copied)
    expect(story.notified('watchNote')).toHaveLength(1)
  })

  it('copies an unsaved new note completely', () => {
    const story = play({ type: 'note.started' }, add, copied)
    expect(story.context().basis).toEqual({ ...emptyContent, conflictOf: 'note' })
  })
})

function kept(content: NoteContent): RowWithStatus {
  return { ...rowOf(bread, content), isPersisted: true }
}

function play(...events: NoteEvent[]) {
  const story = begin(noteMachine, input)
  story.send(...events)
  return story
}
