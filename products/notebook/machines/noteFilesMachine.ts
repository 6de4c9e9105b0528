import type { Failure } from '#src/domain/failure.ts'
import type { StoredFile } from '#src/domain/data/storedFile.ts'
import { type Port, uidIn, unprovided } from '#src/machines/shared/ports.ts'
import { assign, sendTo, setup } from 'xstate'

/** The note whose files are shown. */
export type NoteRef = { uid: string; noteId: string }

type FilesRead =
  /** As stored on this device. */
  | { type: 'files.cached'; files: readonly StoredFile[] }
  /** As on the server: once at the start, then after every change. */
  | { type: 'files.read'; files: readonly StoredFile[] }
  /** The server doesn't respond. The watcher keeps trying. */
  | { type: 'files.unreachable' }
  /** Files that are gone because the note was permanently deleted before an edit recreated it. */
  | { type: 'files.lost'; names: LostNames }

/** Empty if the names are unknown; `null` if no files are lost. */
type LostNames = readonly string[] | null

/** Events from deleting files. */
export type FileDeletionEvent =
  | { type: 'file.deleted'; fileId: string }
  | { type: 'file.stayed'; fileId: string; failure: Failure }
  /** Files that are being deleted by another tab or a page that was closed. */
  | { type: 'files.going'; fileIds: readonly string[] }
  /** The person closes the note or signs out: deletions can no longer be undone. */
  | { type: 'files.leave' }
  /** The deletion couldn't be recorded on this device and is lost if this page closes. */
  | { type: 'offer.volatile' }

export type NoteFilesEvent =
  | FilesRead
  | FileDeletionEvent
  /** The note's text moved to a conflicted copy: show its files from now on. */
  | { type: 'files.follow'; noteId: string }
  | { type: 'file.delete'; fileId: string }
  | { type: 'undo.take' }
  /** The offer has focus or the pointer, so it stays. */
  | { type: 'undo.hold' }
  | { type: 'undo.release' }
  /** The person knows which files are lost. */
  | { type: 'lost.dismiss' }
  /** Retries the deletion that failed. */
  | { type: 'fileDeletion.retry' }

/** Makes the watcher follow another note, or forget which files are lost. */
export type FollowFiles = { type: 'watch.follow'; noteId: string } | { type: 'lost.forget' }

/** Watches the files of a note until it is stopped. Retries by itself. */
export type WatchFiles = Port<FilesRead, NoteRef, FollowFiles>

/**
 * `file.offer`: delete the file later, even if the page closes, unless it is undone. `file.spare`: undo that.
 * `file.deleteNow`: delete it now, permanently.
 */
export type DeleteFile = { type: 'file.offer' | 'file.spare' | 'file.deleteNow'; fileId: string }

/**
 * Deletes files one at a time, and finishes pending requests after it is stopped. Files it can't delete are
 * deleted later by any of the person's pages on this device.
 */
export type DeleteFiles = Port<FileDeletionEvent, { uid: string }, DeleteFile>

/** A file that couldn't be deleted. */
type Stayed = { fileId: string; failure: Failure }

type NoteFilesContext = NoteRef & {
  files: readonly StoredFile[]
  /** Whether the files are known, from this device or the server. */
  isKnown: boolean
  /** The file that was just deleted and can be restored. */
  offered: string | null
  /** Whether that deletion is lost if this page closes. */
  isVolatile: boolean
  /** Files being deleted by another page. */
  going: readonly string[]
  /** Files being permanently deleted. */
  deleting: readonly string[]
  stayed: Stayed | null
  lost: LostNames
}

const nothingYet: Omit<NoteFilesContext, keyof NoteRef> = {
  files: [],
  isKnown: false,
  offered: null,
  isVolatile: false,
  going: [],
  deleting: [],
  stayed: null,
  lost: null,
}

function isThere(now: NoteFilesContext, fileId: string): boolean {
  return fileId !== now.offered && shownFiles(now).some(({ id }) => id === fileId)
}

/** The files to show: all except those being permanently deleted, here or elsewhere. */
export function shownFiles({ files, deleting: mine, going }: NoteFilesContext) {
  return files.filter(({ id }) => !mine.includes(id) && !going.includes(id))
}

function deleting(now: NoteFilesContext, fileId: string | null | undefined) {
  const { deleting: others, offered, stayed } = now
  return {
    deleting: fileId ? [...others, fileId] : others,
    offered: offered === fileId ? null : offered,
    stayed: stayed?.fileId === fileId ? null : stayed,
  }
}

/** Call it when the deletion of a file has ended, successfully or not. */
function gone({ deleting: mine }: NoteFilesContext, fileId: string) {
  return { deleting: mine.filter((one) => one !== fileId) }
}

/** The server's update may arrive later. */
function deleted(now: NoteFilesContext, fileId: string) {
  return { ...gone(now, fileId), files: now.files.filter(({ id }) => id !== fileId) }
}

function asking(type: DeleteFile['type'], fileId: string | null | undefined): DeleteFile {
  return { type, fileId: fileId ?? '' }
}

export const noteFilesMachine = setup({
  types: {
    context: {} as NoteFilesContext,
    events: {} as NoteFilesEvent,
    input: {} as NoteRef,
    tags: {} as 'opening' | 'unreachable' | 'live' | 'offering',
  },
  actors: {
    watchFiles: unprovided<WatchFiles>('watchFiles'),
    deleteFiles: unprovided<DeleteFiles>('deleteFiles'),
  },
  actions: {
    follow: assign((_, noteId: string) => ({ noteId, files: [], isKnown: false, lost: null })),
    setFiles: assign((_, files: readonly StoredFile[]) => ({ files, isKnown: true })),
    setLost: assign((_, lost: LostNames) => ({ lost })),
    clearLost: assign({ lost: null }),
    askToForgetLost: sendTo('watchFiles', (): FollowFiles => ({ type: 'lost.forget' })),
    offer: assign((_, offered: string) => ({ offered, isVolatile: false, stayed: null })),
    askToOffer: sendTo('deleteFiles', ({ context }) => asking('file.offer', context.offered)),
    askToSpare: sendTo('deleteFiles', ({ context }) => asking('file.spare', context.offered)),
    setVolatile: assign({ isVolatile: true }),
    setGoing: assign((_, going: readonly string[]) => ({ going })),
    takeBack: assign({ offered: null }),
    followOther: sendTo('watchFiles', (_, noteId: string): FollowFiles => ({
      type: 'watch.follow',
      noteId,
    })),
    askToDelete: sendTo('deleteFiles', ({ context }) => asking('file.deleteNow', context.offered)),
    setDeleting: assign(({ context }) => deleting(context, context.offered)),
    askAgain: sendTo('deleteFiles', ({ context }) =>
      asking('file.deleteNow', context.stayed?.fileId),
    ),
    deleteAgain: assign(({ context }) => deleting(context, context.stayed?.fileId)),
    setDeleted: assign(({ context }, fileId: string) => deleted(context, fileId)),
    setStayed: assign(({ context }, { fileId, failure }: Stayed) => ({
      ...gone(context, fileId),
      stayed: { fileId, failure },
    })),
  },
  guards: {
    isThere: ({ context }, fileId: string) => isThere(context, fileId),
    hasStayed: ({ context: { stayed, offered } }) => stayed !== null && stayed.fileId !== offered,
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
      initial: 'opening',
      invoke: {
        id: 'watchFiles',
        src: 'watchFiles',
        input: ({ context: { uid, noteId } }) => ({ uid, noteId }),
      },
      on: {
        'files.follow': {
          target: '.opening',
          actions: [
            { type: 'follow', params: ({ event }) => event.noteId },
            { type: 'followOther', params: ({ event }) => event.noteId },
          ],
        },
        'files.cached': { actions: { type: 'setFiles', params: ({ event }) => event.files } },
        'files.read': {
          target: '.live',
          actions: { type: 'setFiles', params: ({ event }) => event.files },
        },
        'files.unreachable': { target: '.unreachable' },
        'files.lost': { actions: { type: 'setLost', params: ({ event }) => event.names } },
        'lost.dismiss': { actions: ['askToForgetLost', 'clearLost'] },
      },
      states: {
        opening: { tags: 'opening', after: { loadTimeout: { target: 'unreachable' } } },
        unreachable: { tags: 'unreachable' },
        live: { tags: 'live' },
      },
    },
    deletion: {
      initial: 'quiet',
      on: {
        'file.deleted': { actions: { type: 'setDeleted', params: ({ event }) => event.fileId } },
        'file.stayed': { actions: { type: 'setStayed', params: ({ event }) => event } },
        'files.going': { actions: { type: 'setGoing', params: ({ event }) => event.fileIds } },
        'offer.volatile': { actions: 'setVolatile' },
        'fileDeletion.retry': { guard: 'hasStayed', actions: ['askAgain', 'deleteAgain'] },
      },
      states: {
        quiet: {
          on: {
            'file.delete': {
              guard: { type: 'isThere', params: ({ event }) => event.fileId },
              target: 'offering',
              actions: { type: 'offer', params: ({ event }) => event.fileId },
            },
          },
        },
        offering: {
          tags: 'offering',
          entry: 'askToOffer',
          initial: 'passing',
          on: {
            'undo.take': { target: 'quiet', actions: ['askToSpare', 'takeBack'] },
            'files.follow': { target: 'deleting' },
            'files.leave': { target: 'deleting' },
            'file.delete': {
              guard: { type: 'isThere', params: ({ event }) => event.fileId },
              target: 'offering',
              reenter: true,
              actions: [
                'askToDelete',
                'setDeleting',
                { type: 'offer', params: ({ event }) => event.fileId },
              ],
            },
          },
          states: {
            passing: {
              after: { timeToUndo: { target: '#noteFiles.deletion.deleting' } },
              on: { 'undo.hold': { target: 'held' } },
            },
            held: { on: { 'undo.release': { target: 'passing' } } },
          },
        },
        deleting: { entry: ['askToDelete', 'setDeleting'], always: { target: 'quiet' } },
      },
    },
  },
})
