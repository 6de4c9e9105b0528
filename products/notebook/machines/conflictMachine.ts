import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { requiredPort, type Port } from '#src/machines/shared/ports.ts'
import type { DraftInput } from '../domain/editor/noteEditor.ts'
import type { EditedOn } from '../domain/editor/shownNote.ts'
import { emptyContent, hasSameText, type NoteContent, type NoteText } from '../domain/note.ts'
import type { FilesRead, WatchFiles } from './noteFilesMachine.ts'
import type { NoteEvent, SaveDraft, WatchNote } from './noteMachine.ts'

type ConflictInput = {
  uid: string
  noteId: string
  copyId: string
  /** The copy's open editor, whose text may change until the note gets it. */
  copy: { getSnapshot: () => { context: { content: NoteText } } }
}

export type ConflictEvent =
  | Extract<NoteEvent, { type: `note.${string}` | 'draft.stored' | 'draft.failed' }>
  | FilesRead
  /** Gives the note the copy's text. */
  | { type: 'conflict.keepThis' }
  | { type: 'conflict.keepOther' }
  | { type: 'files.moved' }
  | FailureEvent

export type MoveFiles = Port<
  { type: 'files.moved' } | FailureEvent,
  { uid: string; from: string; to: string }
>

type ConflictContext = ConflictInput & {
  original: NoteContent | null
  /** In milliseconds since 1970. */
  editedAt: number | null
  editedOn: EditedOn
  /** Whether the note gets the copy's text. */
  keepsThis: boolean
  /** The copy's text that the note gets. */
  text: NoteText | null
  /** The note's text before it was first replaced. The copy keeps it in the trash. */
  replacedText: NoteText | null
  /** The copy's files; `null` until they are known. */
  files: readonly StoredFile[] | null
  /** The step that failed last. */
  failedStep: 'saving' | 'movingFiles' | null
}

export const conflictMachine = setup({
  types: {
    context: {} as ConflictContext,
    events: {} as ConflictEvent,
    input: {} as ConflictInput,
    output: {} as NoteText | null,
    tags: {} as 'comparing' | 'busy',
  },
  actors: {
    watchNote: requiredPort<WatchNote>(),
    watchFiles: requiredPort<WatchFiles>(),
    saveDraft: requiredPort<SaveDraft>(),
    moveFiles: requiredPort<MoveFiles>(),
  },
  actions: {
    setOriginal: assign(({ event }) => {
      assertEvent(event, 'note.read')
      const { content: original, editedAt, editedOn } = event
      return { original, editedAt, editedOn }
    }),
    setFiles: assign(({ event }) => {
      assertEvent(event, ['files.cached', 'files.read'])
      return { files: event.files }
    }),
    setChoice: assign(({ event }) => {
      assertEvent(event, ['conflict.keepThis', 'conflict.keepOther'])
      return { keepsThis: event.type === 'conflict.keepThis', failedStep: null }
    }),
    setTexts: assign(({ context: { copy, original, keepsThis, replacedText } }) =>
      keepsThis && original
        ? {
            text: textOf(copy.getSnapshot().context.content),
            replacedText: replacedText ?? textOf(original),
          }
        : {},
    ),
    setOriginalText: assign({
      original: ({ context: { original, text } }) => original && { ...original, ...text },
    }),
    setFailure: assign((_, failedStep: ConflictContext['failedStep']) => ({ failedStep })),
  },
  guards: {
    isOutOfTrash: ({ context: { original } }) => original?.isInTrash !== true,
    hasNoFiles: ({ context: { files } }) => files?.length === 0,
    keepsOwnText: ({ context: { keepsThis } }) => !keepsThis,
    hasTextOfCopy: ({ context: { copy, text } }) =>
      text !== null && hasSameText(copy.getSnapshot().context.content, text),
  },
  delays: { loadTimeout: 10_000 },
}).createMachine({
  id: 'conflict',
  description: 'A note and its conflicted copy: the person compares them and decides.',
  context: ({ input }) => ({
    ...input,
    original: null,
    editedAt: null,
    editedOn: null,
    keepsThis: false,
    text: null,
    replacedText: null,
    files: null,
    failedStep: null,
  }),
  invoke: [
    {
      id: 'watchNote',
      src: 'watchNote',
      input: ({ context: { uid, noteId } }) => ({ uid, noteId, isNew: false }),
    },
    {
      id: 'watchFiles',
      src: 'watchFiles',
      input: ({ context: { uid, copyId } }) => ({ uid, noteId: copyId }),
    },
  ],
  output: ({ context: { keepsThis, replacedText } }) => (keepsThis ? replacedText : null),
  initial: 'loading',
  on: {
    'note.read': { actions: 'setOriginal' },
    'note.missing': { target: '.originalDeleted' },
    'files.cached': { actions: 'setFiles' },
    'files.read': { actions: 'setFiles' },
  },
  states: {
    loading: {
      after: { loadTimeout: { target: 'unreachable' } },
      on: {
        'note.read': { target: 'comparing', actions: 'setOriginal' },
        'note.unreachable': { target: 'unreachable' },
      },
    },
    unreachable: {
      on: { 'note.read': { target: 'comparing', actions: 'setOriginal' } },
    },
    originalDeleted: {
      description: 'The note is gone; only the copy is left.',
    },
    comparing: {
      tags: 'comparing',
      on: {
        'conflict.keepThis': { target: 'restoring', actions: 'setChoice' },
        'conflict.keepOther': { target: 'restoring', actions: 'setChoice' },
      },
    },
    restoring: {
      description:
        'Whichever version is kept, the note is restored first: notes in the trash can’t receive files.',
      tags: ['comparing', 'busy'],
      always: { guard: 'isOutOfTrash', target: 'moving' },
      invoke: {
        id: 'restore',
        src: 'saveDraft',
        input: ({ context }) => draftWith(context, null),
      },
      on: {
        'draft.stored': { target: 'moving' },
        'draft.failed': {
          target: 'comparing',
          actions: { type: 'setFailure', params: 'saving' },
        },
      },
    },
    moving: {
      description:
        'Files that exist only in the copy are moved to the note before the copy goes to the trash.',
      tags: ['comparing', 'busy'],
      always: { guard: 'hasNoFiles', target: 'replacing' },
      invoke: {
        id: 'moveFiles',
        src: 'moveFiles',
        input: ({ context: { uid, noteId, copyId } }) => ({ uid, from: copyId, to: noteId }),
      },
      on: {
        'files.moved': { target: 'replacing' },
        'error.*': { target: 'comparing', actions: { type: 'setFailure', params: 'movingFiles' } },
      },
    },
    replacing: {
      description:
        'The note gets the copy’s text, including text added during the save. The copy keeps the note’s old text, in the trash.',
      tags: ['comparing', 'busy'],
      entry: 'setTexts',
      always: { guard: 'keepsOwnText', target: 'settled' },
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => draftWith(context, context.text),
      },
      on: {
        'draft.stored': [
          { guard: 'hasTextOfCopy', target: 'settled' },
          { target: 'replacing', reenter: true, actions: 'setOriginalText' },
        ],
        'draft.failed': {
          target: 'comparing',
          actions: { type: 'setFailure', params: 'saving' },
        },
      },
    },
    settled: { type: 'final' },
  },
})

function draftWith(
  { uid, noteId, original: before }: ConflictContext,
  text: NoteText | null,
): DraftInput {
  const content = { ...emptyContent, ...before, ...text, isInTrash: false }
  return { uid, noteId, content, before }
}

function textOf({ title, body }: NoteText): NoteText {
  return { title, body }
}
