import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import { type Port, uidIn, requiredPort } from '#src/machines/shared/ports.ts'
import { emptyContent, type NoteContent } from '../domain/note.ts'

type ChangedNote = { id: string; content: NoteContent }

/** Actions on a note without opening it. */
type NoteAction =
  /** `isOpen`: its page is shown, closes once the note is in the trash, and is opened again by Undo. */
  | { type: 'note.trash'; note: ChangedNote; isOpen?: boolean }
  | { type: 'note.restore' | 'note.pin' | 'note.unpin'; note: ChangedNote; isOpen?: never }

/** An edit of a note: its content before and after. */
export type NoteChange = {
  noteId: string
  before: NoteContent
  content: NoteContent
  canUndo: boolean
  /** Whether it closes or opens the note's page. */
  isNoteOpen: boolean
}

/** The change is on this device, in a conflicted copy if the text has just moved there; or it couldn't be stored. */
type StoreResult = { type: 'change.stored'; change: NoteChange } | { type: 'change.failed' }

type NoteActionsEvent =
  | NoteAction
  | StoreResult
  | { type: 'undo.press' }
  /** Undo has focus or the pointer, so it stays. */
  | { type: 'undo.hold' }
  | { type: 'undo.release' }
  | { type: 'undo.dismiss' }

export type StoreChange = { type: 'change.store'; change: NoteChange }

/** Stores changes on this device, in their order. Responds to each. */
export type StoreChanges = Port<StoreResult, { uid: string }, StoreChange>

const noChange: NoteChange = {
  noteId: '',
  before: emptyContent,
  content: emptyContent,
  canUndo: false,
  isNoteOpen: false,
}

export const noteActionsMachine = setup({
  types: {
    context: {} as { uid: string; last: NoteChange },
    events: {} as NoteActionsEvent,
    emitted: {} as { type: 'change.stored'; change: NoteChange },
    input: {} as { uid: string },
  },
  actors: { storeChanges: requiredPort<StoreChanges>() },
  actions: {
    storeChange: sendTo('storeChanges', (_, change: NoteChange): StoreChange => ({
      type: 'change.store',
      change,
    })),
    setLast: assign(({ event }) => ({ last: storedChangeIn(event) })),
    emitStored: emit(({ event }) => ({
      type: 'change.stored' as const,
      change: storedChangeIn(event),
    })),
  },
  guards: {
    canUndo: ({ event }) => storedChangeIn(event).canUndo,
    cannotUndo: ({ event }) => !storedChangeIn(event).canUndo,
  },
  delays: { timeToUndo: 10_000 },
}).createMachine({
  id: 'noteActions',
  description:
    'Actions on a note from outside its editor, and undoing them. Nothing is shown as done before it is stored.',
  context: ({ input: { uid } }) => ({ uid, last: noChange }),
  invoke: {
    id: 'storeChanges',
    src: 'storeChanges',
    input: uidIn,
  },
  initial: 'idle',
  on: {
    'note.*': { actions: { type: 'storeChange', params: ({ event }) => changeOf(event) } },
    'change.stored': [
      {
        guard: 'canUndo',
        target: '.undoable',
        reenter: true,
        actions: ['setLast', 'emitStored'],
      },
      { actions: 'emitStored' },
    ],
    'change.failed': { target: '.failed' },
  },
  states: {
    idle: {},
    undoable: {
      initial: 'expiring',
      on: {
        'undo.press': {
          target: 'idle',
          actions: { type: 'storeChange', params: ({ context: { last } }) => reversed(last) },
        },
        'undo.dismiss': { target: 'idle' },
      },
      states: {
        expiring: {
          after: { timeToUndo: { target: '#noteActions.idle' } },
          on: { 'undo.hold': { target: 'held' } },
        },
        held: { on: { 'undo.release': { target: 'expiring' } } },
      },
    },
    failed: {
      on: {
        'undo.dismiss': { target: 'idle' },
        'change.stored': { guard: 'cannotUndo', target: 'idle', actions: 'emitStored' },
      },
    },
  },
})

const changes = {
  'note.trash': { isInTrash: true },
  'note.restore': { isInTrash: false },
  'note.pin': { pinned: true },
  'note.unpin': { pinned: false },
} as const

function changeOf({ type, note, isOpen = false }: NoteAction): NoteChange {
  const { id: noteId, content: before } = note
  const change = changes[type]
  return {
    noteId,
    before,
    content: { ...before, ...change },
    canUndo: 'isInTrash' in change,
    isNoteOpen: isOpen,
  }
}

function storedChangeIn(event: NoteActionsEvent): NoteChange {
  assertEvent(event, 'change.stored')
  return event.change
}

function reversed({ noteId, before, content, isNoteOpen }: NoteChange): NoteChange {
  return { noteId, before: content, content: before, canUndo: false, isNoteOpen }
}
