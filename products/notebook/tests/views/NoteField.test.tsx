import { act, render } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, it } from 'vitest'
import { createActor, type ActorRefFrom } from 'xstate'
import type {
  DraftInput,
  NoteInput,
  EditorField,
} from '#products/notebook/domain/editor/noteEditor.ts'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import {
  type FollowNote,
  type NoteEvent,
  noteMachine,
} from '#products/notebook/machines/noteMachine.ts'
import { rowOf } from '#products/notebook/tests/support/notes.ts'
import { NoteField } from '#products/notebook/views/NoteField.tsx'
import { stubPort } from '#tests/support/fakes/stubPort.ts'

const [before, after] = ['one two three', 'one TWENTY-TWO three']

const places: readonly (readonly [string, [number, number], [number, number]])[] = [
  ['at the start', [0, 0], [0, 0]],
  ['before the changed word', [3, 3], [3, 3]],
  ['at the start of the changed word', [4, 4], [4, 4]],
  ['inside the changed word', [5, 5], [14, 14]],
  ['at the end of the changed word', [7, 7], [14, 14]],
  ['after the changed word', [9, 9], [16, 16]],
  ['at the end', [13, 13], [20, 20]],
  ['over other words before', [0, 3], [0, 3]],
  ['over other words after', [8, 13], [15, 20]],
  ['over the changed word', [4, 7], [14, 14]],
  ['over part of the changed word', [5, 6], [14, 14]],
  ['over everything', [0, 13], [20, 20]],
]

type Open = ReturnType<typeof open>
type Arrival = (note: Open, content: NoteContent) => void

const read = (content: NoteContent): NoteEvent => ({
  type: 'note.read',
  content,
  row: null,
  editedAt: 1,
  editedOn: null,
})
const stored = (content: NoteContent): NoteEvent => ({
  type: 'draft.stored',
  row: { ...rowOf(null, content), isPersisted: true },
})
const pin: NoteEvent = { type: 'draft.changed', change: { pinned: true } }

/** Every way in which words from elsewhere reach a field. */
const arrivals: Readonly<Record<string, Arrival>> = {
  'while nothing is typed': ({ watcher }, content) => watcher.sendBack(read(content)),
  'with the response to a save': ({ actor, keeper }, content) => {
    actor.send(pin)
    actor.send({ type: 'draft.save' })
    keeper.sendBack(stored({ ...content, pinned: true }))
  },
  'while something is typed': ({ actor, watcher, keeper }, content) => {
    actor.send(pin)
    watcher.sendBack(read(content))
    actor.send({ type: 'draft.save' })
    keeper.sendBack(stored({ ...content, pinned: true }))
  },
  'while something typed is taken back': ({ actor, watcher }, content) => {
    actor.send(pin)
    watcher.sendBack(read(content))
    actor.send({ type: 'draft.changed', change: { pinned: false } })
    actor.send({ type: 'draft.save' })
  },
  'during composition': ({ actor, watcher }, content) => {
    actor.send({ type: 'composing.started' })
    watcher.sendBack(read(content))
    actor.send({ type: 'composing.ended' })
  },
  'after an edit was discarded': ({ actor, watcher }, content) => {
    actor.send({ type: 'draft.discard' })
    watcher.sendBack(read(content))
  },
  'in a conflicted copy': ({ actor, watcher, keeper }, content) => {
    actor.send(pin)
    actor.send({ type: 'draft.save' })
    keeper.sendBack(stored({ ...actor.getSnapshot().context.content }))
    watcher.sendBack({ type: 'note.copied', noteId: 'note', copyId: 'copy' })
    watcher.sendBack(read({ ...content, conflictOf: 'note' }))
  },
}

const all = Object.entries(arrivals).flatMap(([way, arrive]) =>
  (['title', 'body'] as const).flatMap((part) =>
    places.map(([place, from, to]) => ({ way, arrive, part, place, from, to })),
  ),
)

describe('a field into which words from elsewhere are put', () => {
  it.each(all)('keeps a caret or selection $place of the $part, $way', (one) => {
    const { arrive, part, from, to } = one
    const note = open({ ...emptyContent, [part]: before })
    const field = renderField(note.actor, part)
    field.setSelectionRange(...from)
    act(() => arrive(note, { ...emptyContent, [part]: after }))
    expect(field.value).toBe(after)
    expect([field.selectionStart, field.selectionEnd]).toEqual(to)
  })

  it('keeps the direction of a selection whose words are the same', () => {
    const note = open({ ...emptyContent, body: before })
    const field = renderField(note.actor, 'body')
    field.setSelectionRange(8, 13, 'backward')
    act(() => note.watcher.sendBack(read({ ...emptyContent, body: after })))
    expect(field.selectionDirection).toBe('backward')
  })

  it('puts two lines in and leaves the caret in the line between them', () => {
    const note = open({ ...emptyContent, body: 'one\ntwo\nthree' })
    const field = renderField(note.actor, 'body')
    field.setSelectionRange(7, 7)
    act(() => note.watcher.sendBack(read({ ...emptyContent, body: 'ONE!\ntwo\nTHREE!' })))
    expect([field.selectionStart, field.selectionEnd]).toEqual([8, 8])
    field.setSelectionRange(5, 5)
    act(() => note.watcher.sendBack(read({ ...emptyContent, body: 'ONE!\nnew\ntwo\nTHREE!' })))
    expect([field.selectionStart, field.selectionEnd]).toEqual([9, 9])
  })
})

describe('a field in which text is composed', () => {
  it('keeps the composition, saves it with what has arrived, and then shows both', () => {
    const note = open({ ...emptyContent, body: 'base' })
    const field = renderField(note.actor, 'body')
    note.actor.send({ type: 'composing.started' })
    act(() => note.watcher.sendBack(read({ ...emptyContent, body: 'newbase' })))
    expect(field.value).toBe('base')
    compose(field, 'baseか')
    compose(field, 'baseかん')
    note.actor.send({ type: 'draft.save' })
    expect(note.keeper.inputs).toMatchObject([
      { content: { body: 'newbaseかん' }, before: { body: 'newbase' } },
    ])
    act(() => note.keeper.sendBack(stored({ ...emptyContent, body: 'newbaseかん' })))
    expect(field.value).toBe('baseかん')
    act(() => note.actor.send({ type: 'composing.ended' }))
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['newbaseかん', 9, 9])
    act(() => note.actor.send({ type: 'draft.undoStep', field: 'body', direction: 'undo' }))
    expect(field.value).toBe('newbase')
  })

  it('undoes the whole composition, also if words arrive in the middle of it', () => {
    const note = open({ ...emptyContent, body: 'base' })
    const field = renderField(note.actor, 'body')
    note.actor.send({ type: 'composing.started' })
    compose(field, 'baseかん')
    note.actor.send({ type: 'draft.save' })
    act(() => note.keeper.sendBack(stored({ ...emptyContent, body: 'baseかん' })))
    act(() => note.watcher.sendBack(read({ ...emptyContent, body: 'new baseかん' })))
    compose(field, 'base漢字')
    act(() => note.actor.send({ type: 'composing.ended' }))
    expect(field.value).toBe('new base漢字')
    act(() => note.actor.send({ type: 'draft.undoStep', field: 'body', direction: 'undo' }))
    expect(field.value).toBe('new base')
  })

  it('saves the composition once if the words that arrive are the same', () => {
    const note = open({ ...emptyContent, body: 'base' })
    const field = renderField(note.actor, 'body')
    note.actor.send({ type: 'composing.started' })
    compose(field, 'baseか')
    note.actor.send({ type: 'draft.save' })
    act(() => note.keeper.sendBack(stored({ ...emptyContent, body: 'baseか' })))
    act(() => note.watcher.sendBack(read({ ...emptyContent, body: 'baseか' })))
    compose(field, 'base漢')
    act(() => note.actor.send({ type: 'composing.ended' }))
    note.actor.send({ type: 'draft.save' })
    expect(note.keeper.inputs.map(({ content }) => content.body)).toEqual(['baseか', 'base漢'])
    expect(field.value).toBe('base漢')
  })
})

/** An input event of an input method that has composed this text at the end of the field. */
function compose(field: HTMLTextAreaElement, text: string): void {
  field.value = text
  field.setSelectionRange(text.length, text.length)
  const event = new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText' })
  act(() => void field.dispatchEvent(event))
}

function renderField(actor: Open['actor'], part: EditorField): HTMLTextAreaElement {
  const { container } = render(
    <NoteField actor={actor} textArea={createRef()} field={part} label={part} />,
  )
  const field = container.querySelector('textarea')
  if (!field) throw new Error('There is no field.')
  return field
}

/** A note in the editor, with stubbed ports. */
function open(content: NoteContent) {
  const watcher = stubPort<NoteEvent, NoteInput, FollowNote>()
  const keeper = stubPort<NoteEvent, DraftInput>()
  const actors = { watchNote: watcher.actor, saveDraft: keeper.actor }
  const machine = noteMachine.provide({ actors, actions: { discardRow: () => undefined } })
  const input = { uid: 'ada', noteId: 'note', isNew: false }
  const actor: ActorRefFrom<typeof machine> = createActor(machine, { input }).start()
  watcher.sendBack(read(content))
  return { actor, watcher, keeper }
}
