import { assertEvent, assign, sendTo, setup } from 'xstate'
import type { Failure } from '#src/domain/failure.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { type Port, uidIn, requiredPort } from '#src/machines/shared/ports.ts'

export type NoteFilesInput = { uid: string; noteId: string }

export type FilesRead =
  /** As stored on this device. */
  | { type: 'files.cached'; files: readonly StoredFile[] }
  /** As on the server: once at the start, then after every change. */
  | { type: 'files.read'; files: readonly StoredFile[] }
  /** The server doesn't respond. The watcher keeps trying. */
  | { type: 'files.unreachable' }

type FileDeletionEvent =
  | { type: 'file.deleted'; fileId: string }
  | { type: 'fileDeletion.failed'; fileId: string; failure: Failure }
  /** Files that are being deleted by another tab, or one that was closed. */
  | { type: 'otherDeletions.read'; fileIds: readonly string[] }
  /** The person closes the note or signs out: deletions can no longer be undone. */
  | { type: 'undo.expire' }
  /** The deletion couldn't be recorded on this device and is lost if this tab closes. */
  | { type: 'fileDeletion.notPersisted' }

export type NoteFilesEvent =
  | FilesRead
  | FileDeletionEvent
  | { type: 'file.delete'; fileId: string }
  | { type: 'undo.press' }
  /** Undo has focus or the pointer, so it stays. */
  | { type: 'undo.hold' }
  | { type: 'undo.release' }
  | { type: 'fileDeletion.retry' }

/** Watches the files of a note until it is stopped. Retries by itself. */
export type WatchFiles = Port<FilesRead, NoteFilesInput>

/**
 * `fileDeletion.schedule`: delete the file later, even if the tab closes, unless it is undone.
 * `fileDeletion.undo`: undo that. `fileDeletion.run`: delete it now, permanently.
 */
export type FileDeletionCommand = {
  type: 'fileDeletion.schedule' | 'fileDeletion.undo' | 'fileDeletion.run'
  fileId: string
}

/**
 * Deletes files one at a time, and finishes pending requests after it is stopped. Files it can't delete are
 * deleted later by any of the person's tabs on this device.
 */
export type DeleteFiles = Port<FileDeletionEvent, { uid: string }, FileDeletionCommand>

type FailedDeletion = { fileId: string; failure: Failure }

type NoteFilesContext = NoteFilesInput & {
  files: readonly StoredFile[]
  /** Whether the files were read, from this device or the server. */
  areRead: boolean
  /** The file that was just deleted and can be restored. */
  undoable: string | null
  /** Whether that deletion is lost if this tab closes. */
  isNotPersisted: boolean
  /** Files being deleted by another tab. */
  deletingElsewhere: readonly string[]
  deletingHere: readonly string[]
  failedDeletion: FailedDeletion | null
}

const nothingYet: Omit<NoteFilesContext, keyof NoteFilesInput> = {
  files: [],
  areRead: false,
  undoable: null,
  isNotPersisted: false,
  deletingElsewhere: [],
  deletingHere: [],
  failedDeletion: null,
}

function isDeletable(context: NoteFilesContext, fileId: string): boolean {
  return fileId !== context.undoable && shownFiles(context).some(({ id }) => id === fileId)
}

/** The files to show: all except those being permanently deleted, here or elsewhere. */
export function shownFiles({ files, deletingHere, deletingElsewhere }: NoteFilesContext) {
  return files.filter(({ id }) => !deletingHere.includes(id) && !deletingElsewhere.includes(id))
}

function withDeleting(context: NoteFilesContext, fileId: string | null | undefined) {
  const { deletingHere, undoable, failedDeletion } = context
  return {
    deletingHere: fileId ? [...deletingHere, fileId] : deletingHere,
    undoable: undoable === fileId ? null : undoable,
    failedDeletion: failedDeletion?.fileId === fileId ? null : failedDeletion,
  }
}

/** Call it when the deletion of a file has ended, successfully or not. */
function withoutDeleting({ deletingHere }: NoteFilesContext, fileId: string) {
  return { deletingHere: deletingHere.filter((one) => one !== fileId) }
}

/** The server's update may arrive later. */
function withoutFile(context: NoteFilesContext, fileId: string) {
  return {
    ...withoutDeleting(context, fileId),
    files: context.files.filter(({ id }) => id !== fileId),
  }
}

function commandOf(
  type: FileDeletionCommand['type'],
  fileId: string | null | undefined,
): FileDeletionCommand {
  return { type, fileId: fileId ?? '' }
}

export const noteFilesMachine = setup({
  types: {
    context: {} as NoteFilesContext,
    events: {} as NoteFilesEvent,
    input: {} as NoteFilesInput,
  },
  actors: {
    watchFiles: requiredPort<WatchFiles>(),
    deleteFiles: requiredPort<DeleteFiles>(),
  },
  actions: {
    setFiles: assign(({ event }) => {
      assertEvent(event, ['files.cached', 'files.read'])
      return { files: event.files, areRead: true }
    }),
    setUndoable: assign(({ event }) => {
      assertEvent(event, 'file.delete')
      return { undoable: event.fileId, isNotPersisted: false, failedDeletion: null }
    }),
    scheduleDeletion: sendTo('deleteFiles', ({ context }) =>
      commandOf('fileDeletion.schedule', context.undoable),
    ),
    undoDeletion: sendTo('deleteFiles', ({ context }) =>
      commandOf('fileDeletion.undo', context.undoable),
    ),
    setNotPersisted: assign({ isNotPersisted: true }),
    setDeletingElsewhere: assign(({ event }) => {
      assertEvent(event, 'otherDeletions.read')
      return { deletingElsewhere: event.fileIds }
    }),
    clearUndoable: assign({ undoable: null }),
    runDeletion: sendTo('deleteFiles', ({ context }) =>
      commandOf('fileDeletion.run', context.undoable),
    ),
    setDeleting: assign(({ context }) => withDeleting(context, context.undoable)),
    retryDeletion: sendTo('deleteFiles', ({ context }) =>
      commandOf('fileDeletion.run', context.failedDeletion?.fileId),
    ),
    setDeletingAgain: assign(({ context }) =>
      withDeleting(context, context.failedDeletion?.fileId),
    ),
    setDeleted: assign(({ context, event }) => {
      assertEvent(event, 'file.deleted')
      return withoutFile(context, event.fileId)
    }),
    setFailedDeletion: assign(({ context, event }) => {
      assertEvent(event, 'fileDeletion.failed')
      const { fileId, failure } = event
      return { ...withoutDeleting(context, fileId), failedDeletion: { fileId, failure } }
    }),
  },
  guards: {
    isDeletable: ({ context, event }) => {
      assertEvent(event, 'file.delete')
      return isDeletable(context, event.fileId)
    },
    hasFailed: ({ context: { failedDeletion, undoable } }) =>
      failedDeletion !== null && failedDeletion.fileId !== undoable,
  },
  delays: { timeToUndo: 10_000, loadTimeout: 10_000 },
}).createMachine({
  id: 'noteFiles',
  description: 'The files of an open note, and deleting them.',
  context: ({ input }) => ({ ...nothingYet, ...input }),
  invoke: {
    id: 'deleteFiles',
    src: 'deleteFiles',
    input: uidIn,
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      invoke: {
        id: 'watchFiles',
        src: 'watchFiles',
        input: ({ context: { uid, noteId } }) => ({ uid, noteId }),
      },
      on: {
        'files.cached': { actions: 'setFiles' },
        'files.read': { target: '.live', actions: 'setFiles' },
        'files.unreachable': { target: '.unreachable' },
      },
      states: {
        loading: { after: { loadTimeout: { target: 'unreachable' } } },
        unreachable: {},
        live: {},
      },
    },
    deletion: {
      initial: 'idle',
      on: {
        'file.deleted': { actions: 'setDeleted' },
        'fileDeletion.failed': { actions: 'setFailedDeletion' },
        'otherDeletions.read': { actions: 'setDeletingElsewhere' },
        'fileDeletion.notPersisted': { actions: 'setNotPersisted' },
        'fileDeletion.retry': {
          guard: 'hasFailed',
          actions: ['retryDeletion', 'setDeletingAgain'],
        },
      },
      states: {
        idle: {
          on: {
            'file.delete': { guard: 'isDeletable', target: 'undoable', actions: 'setUndoable' },
          },
        },
        undoable: {
          entry: 'scheduleDeletion',
          initial: 'expiring',
          on: {
            'undo.press': { target: 'idle', actions: ['undoDeletion', 'clearUndoable'] },
            'undo.expire': { target: 'deleting' },
            'file.delete': {
              guard: 'isDeletable',
              target: 'undoable',
              reenter: true,
              actions: ['runDeletion', 'setDeleting', 'setUndoable'],
            },
          },
          states: {
            expiring: {
              after: { timeToUndo: { target: '#noteFiles.deletion.deleting' } },
              on: { 'undo.hold': { target: 'held' } },
            },
            held: { on: { 'undo.release': { target: 'expiring' } } },
          },
        },
        deleting: { entry: ['runDeletion', 'setDeleting'], always: { target: 'idle' } },
      },
    },
  },
})
