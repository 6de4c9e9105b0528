import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { type DraftInput, type NoteInput } from '#products/notebook/domain/editor/noteEditor.ts'
import { type NoteContent, emptyContent, isSameContent } from '#products/notebook/domain/note.ts'
import type { RowWithStatus } from '#products/notebook/domain/sync/outboxRow.ts'
import {
  type FollowNote,
  type NoteEvent,
  noteMachine,
} from '#products/notebook/machines/noteMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const [bread, milk] = [contentOf('bread'), contentOf('milk')]
const input = { uid: 'ada', noteId: 'note', isNew: false }

const events: NoteEvent[] = [
  readAs(contentOf('')),
  { type: 'note.started' },
  { type: 'note.missing' },
  { type: 'note.unreachable' },
  { type: 'note.copied', noteId: 'note', copyId: 'copy' },
  { type: 'draft.changed', change: { title: '' } },
  { type: 'draft.changed', change: { title: 'jam' } },
  { type: 'draft.save' },
  { type: 'draft.stored', row: kept(contentOf('')) },
  { type: 'draft.failed' },
  { type: 'draft.discard' },
  { type: 'draft.undoStep', field: 'title', direction: 'undo' },
  { type: 'composing.started' },
  { type: 'composing.ended' },
]

describeMachine({
  machine: noteMachine.provide({ actions: { discardRow: () => undefined } }),
  events,
  input,
  volatileContext: ['row', 'editedAt', 'typingSince', 'histories'],
  // The chart does the same whatever they are. Each would double the walks.
  unboundedContext: ['replacementCount', 'isComposing', 'editedOn', 'noteId'],
  invariants: {
    'unsaved text out of the clean state': (snapshot) => {
      const { content, before } = snapshot.context
      return (
        !snapshot.matches({ editing: 'clean' }) || isSameContent(content, before ?? emptyContent)
      )
    },
  },
})

describe('a note that is being edited', () => {
  it('shows changes from elsewhere when there is no typing', () => {
    const { actor, watcher } = open()
    watcher.sendBack(readAs(milk))
    expect(actor.getSnapshot().context).toMatchObject({
      content: milk,
      before: milk,
      replacementCount: 2,
    })
  })

  it("doesn't touch text that is being typed", () => {
    const { actor, watcher } = open()
    actor.send({ type: 'draft.changed', change: { body: 'bread and butter' } })
    watcher.sendBack(readAs(milk))
    expect(actor.getSnapshot().context).toMatchObject({
      content: contentOf('bread and butter'),
      before: bread,
    })
  })

  it('saves what was typed during a save, based on what was saved', () => {
    const { actor, keeper } = open()
    save(actor, 'bread and butter')
    actor.send({ type: 'draft.changed', change: { body: 'bread and butter, salt' } })
    keeper.sendBack({ type: 'draft.stored', row: kept(contentOf('brown bread and butter')) })
    actor.send({ type: 'draft.save' })
    expect(keeper.inputs.map(({ content, before }) => [content.body, before?.body])).toEqual([
      ['bread and butter', 'bread'],
      ['bread and butter, salt', 'bread and butter'],
    ])
  })

  it('shows what another tab wrote elsewhere in the note once its own text is saved', () => {
    const { actor, keeper } = open()
    save(actor, 'bread and butter')
    keeper.sendBack({ type: 'draft.stored', row: kept(contentOf('brown bread and butter')) })
    expect(actor.getSnapshot().context).toMatchObject({
      content: contentOf('brown bread and butter'),
      before: contentOf('brown bread and butter'),
    })
  })

  it('continues in the copy with what was typed since', () => {
    const { actor, watcher } = open()
    actor.send({ type: 'draft.changed', change: { body: 'bread and butter' } })
    watcher.sendBack({ type: 'note.copied', noteId: 'note', copyId: 'copy' })
    expect(actor.getSnapshot().context).toMatchObject({
      noteId: 'copy',
      content: contentOf('bread and butter', { conflictOf: 'note' }),
      before: contentOf('bread', { conflictOf: 'note' }),
    })
  })

  it('stays in the note if the copied text is from another tab', () => {
    const { actor, watcher } = open()
    watcher.sendBack({ type: 'note.copied', noteId: 'note', copyId: 'copy' })
    expect(actor.getSnapshot().context.noteId).toBe('note')
  })

  it('saves continuous typing', () => {
    vi.useFakeTimers()
    const { actor, keeper } = open()
    for (let key = 0; key < 12; key += 1) {
      actor.send({ type: 'draft.changed', change: { body: 'bread'.padEnd(6 + key, '!') } })
      vi.advanceTimersByTime(140)
    }
    vi.useRealTimers()
    expect(keeper.inputs.map(({ content }) => content.body)).toEqual(['bread!!!!!!!!!!!'])
  })

  it('stays in the note if others type after its own text was delivered', () => {
    const { actor, watcher, keeper } = open()
    const content = contentOf('bread and butter')
    save(actor, 'bread and butter')
    keeper.sendBack({ type: 'draft.stored', row: kept(content) })
    watcher.sendBack(readAs(content))
    watcher.sendBack(readAs(milk, kept(milk)))
    watcher.sendBack({ type: 'note.copied', noteId: 'note', copyId: 'copy' })
    expect(actor.getSnapshot().context.noteId).toBe('note')
  })

  it('moves its own text to the copy that the server required', () => {
    const { actor, watcher, keeper } = open()
    const content = contentOf('bread and butter')
    save(actor, 'bread and butter')
    keeper.sendBack({ type: 'draft.stored', row: kept(content) })
    watcher.sendBack(readAs(content))
    watcher.sendBack({ type: 'note.copied', noteId: 'note', copyId: 'copy' })
    expect(actor.getSnapshot().context.noteId).toBe('copy')
  })

  it('stores in the copy, too, what was stored in the note while the text moved', () => {
    const { actor, watcher, keeper } = open()
    const content = contentOf('bread and butter')
    save(actor, 'bread and butter')
    watcher.sendBack({ type: 'note.copied', noteId: 'note', copyId: 'copy' })
    keeper.sendBack({ type: 'draft.stored', row: kept(content) })
    actor.send({ type: 'draft.save' })
    expect(keeper.inputs).toMatchObject([
      { noteId: 'note', before: bread, content },
      { noteId: 'copy', before: { body: 'bread' }, content: { body: 'bread and butter' } },
    ])
  })

  it('retries a failed save', () => {
    vi.useFakeTimers()
    const { actor, keeper } = open()
    save(actor, 'bread and butter')
    keeper.sendBack({ type: 'draft.failed' })
    vi.advanceTimersByTime(300)
    vi.useRealTimers()
    expect(keeper.inputs.map(({ content }) => content.body)).toEqual([
      'bread and butter',
      'bread and butter',
    ])
  })

  it('saves text that is too long like any other', () => {
    const { actor, keeper } = open()
    actor.send({ type: 'draft.changed', change: { title: 'x'.repeat(301) } })
    actor.send({ type: 'draft.save' })
    expect(keeper.inputs.map(({ content }) => content.title.length)).toEqual([301])
  })
})

describe('undone typing', () => {
  it('keeps the text of others and is restored without duplicates', () => {
    const { actor, watcher, keeper } = open()
    type(actor, 'bread and butter')
    actor.send({ type: 'draft.save' })
    keeper.sendBack({ type: 'draft.stored', row: kept(contentOf('bread and butter')) })
    const merged = contentOf('brown bread and butter', { title: 'Shop' })
    watcher.sendBack(readAs(merged))
    const { replacementCount } = actor.getSnapshot().context

    actor.send({ type: 'draft.undoStep', field: 'body', direction: 'undo' })
    expect(actor.getSnapshot().context).toMatchObject({
      content: { ...merged, body: 'brown bread' },
      before: merged,
      replacementCount: replacementCount + 1,
    })
    expect(actor.getSnapshot().matches({ editing: 'typing' })).toBe(true)
    actor.send({ type: 'draft.undoStep', field: 'body', direction: 'redo' })
    actor.send({ type: 'draft.undoStep', field: 'body', direction: 'redo' })
    expect(actor.getSnapshot().context.content).toEqual(merged)
  })

  it('affects only the field it was typed into', () => {
    const { actor } = open()
    type(actor, 'bread and butter')
    const typed = { caret: 4, inputType: 'insertText' }
    actor.send({ type: 'draft.changed', change: { title: 'Shop' }, typed })
    actor.send({ type: 'draft.undoStep', field: 'title', direction: 'undo' })
    expect(actor.getSnapshot().context.content).toMatchObject({
      title: 'Shopping',
      body: 'bread and butter',
    })
  })

  it('works during a save', () => {
    const { actor, keeper } = open()
    type(actor, 'bread and butter')
    actor.send({ type: 'draft.save' })
    actor.send({ type: 'draft.undoStep', field: 'body', direction: 'undo' })
    keeper.sendBack({ type: 'draft.stored', row: kept(contentOf('bread and butter')) })
    actor.send({ type: 'draft.save' })
    expect(keeper.inputs.map(({ content }) => content.body)).toEqual(['bread and butter', 'bread'])
  })

  it('neither resolves a conflict nor restores discarded text', () => {
    const { actor, watcher } = open()
    actor.send({ type: 'draft.changed', change: { body: 'milk' } })
    actor.send({ type: 'draft.undoStep', field: 'body', direction: 'undo' })
    expect(actor.getSnapshot().context.content.body).toBe('milk')
    type(actor, 'milk and honey')
    actor.send({ type: 'draft.discard' })
    watcher.sendBack(readAs(bread))
    actor.send({ type: 'draft.undoStep', field: 'body', direction: 'undo' })
    expect(actor.getSnapshot().context.content).toEqual(bread)
  })
})

describe('text composed with an input method', () => {
  it('is saved with the changes from others, which the field shows when composition ends', () => {
    const { actor, watcher, keeper } = open()
    actor.send({ type: 'composing.started' })
    watcher.sendBack(readAs(contentOf('brown bread')))
    const typed = { before: 'bread', caret: 6, inputType: 'insertCompositionText' }
    actor.send({ type: 'draft.changed', change: { body: 'breadか' }, typed })
    actor.send({ type: 'draft.save' })
    expect(keeper.inputs.map(({ content, before }) => [content.body, before?.body])).toEqual([
      ['brown breadか', 'brown bread'],
    ])
    expect(actor.getSnapshot().context).toMatchObject({
      content: contentOf('brown breadか'),
      replacementCount: 2,
    })
  })

  it('is replaced by changes from others if nothing is left of it', () => {
    const { actor, watcher } = open()
    type(actor, 'bread か')
    watcher.sendBack(readAs(milk))
    save(actor, 'bread')
    expect(actor.getSnapshot().context).toMatchObject({ content: milk, before: milk })
  })

  it("stays in the note if another tab's text moves to a copy", () => {
    const { actor, watcher, keeper } = open()
    save(actor, 'bread and butter')
    keeper.sendBack({ type: 'draft.stored', row: kept(contentOf('bread and butter')) })
    watcher.sendBack(readAs(contentOf('bread and butter')))
    actor.send({ type: 'composing.started' })
    watcher.sendBack(readAs(milk, kept(milk)))
    watcher.sendBack({ type: 'note.copied', noteId: 'note', copyId: 'copy' })
    expect(actor.getSnapshot().context.noteId).toBe('note')
  })
})

function type(actor: ReturnType<typeof open>['actor'], body: string): void {
  const typed = { caret: body.length, inputType: 'insertText' }
  actor.send({ type: 'draft.changed', change: { body }, typed })
}

function save(actor: ReturnType<typeof open>['actor'], body: string): void {
  actor.send({ type: 'draft.changed', change: { body } })
  actor.send({ type: 'draft.save' })
}

/** A note with the text "bread", with stubbed ports. */
function open() {
  const watcher = stubPort<NoteEvent, NoteInput, FollowNote>()
  const keeper = stubPort<NoteEvent, DraftInput>()
  const actors = { watchNote: watcher.actor, saveDraft: keeper.actor }
  const actions = { discardRow: () => undefined }
  const actor = createActor(noteMachine.provide({ actors, actions }), { input }).start()
  watcher.sendBack(readAs(bread))
  return { actor, watcher, keeper }
}

/** What the watcher reports of a note; `row`: its edit that isn't on the server. */
function readAs(content: NoteContent, row: RowWithStatus | null = null) {
  return { type: 'note.read', content, row, editedAt: 1, editedOn: null } as const
}

function kept(content: NoteContent): RowWithStatus {
  return { ...rowOf(bread, content), isPersisted: true }
}
