import type { Failure } from '../../domain/failure.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { type Port, unprovided } from '../../machines/ports.ts'
import { assign, sendTo, setup } from 'xstate'

/** Which note's files to follow. */
export type NoteRef = { uid: string; noteId: string }

type FilesRead =
  /** As this device kept them when they were last seen. */
  | { type: 'files.cached'; files: readonly StoredFile[] }
  /** As the server has them, at once and after every change. */
  | { type: 'files.read'; files: readonly StoredFile[] }
  /** The server does not answer; it is asked again by itself. */
  | { type: 'files.silent' }

/** What becomes of files that are deleted. */
export type FileRemoved =
  | { type: 'file.removed'; fileId: string }
  | { type: 'file.stayed'; fileId: string; failure: Failure }
  /** What is to go by what was said elsewhere: in another tab, or in a page that has ended. */
  | { type: 'files.going'; fileIds: readonly string[] }
  /** The person closes the note or signs out: deletions can no longer be undone. */
  | { type: 'files.leave' }
  /** This device does not keep what was just deleted: it goes only if this page stays open. */
  | { type: 'offer.fleeting' }

export type NoteFilesEvent =
  | FilesRead
  | FileRemoved
  /** The text of the note went into a copy, whose files are shown from now on. */
  | { type: 'files.follow'; noteId: string }
  | { type: 'file.delete'; fileId: string }
  | { type: 'undo.take' }
  /** The person is at the offer, so it stays. */
  | { type: 'undo.hold' }
  | { type: 'undo.release' }
  /** What could not be deleted is to be tried again. */
  | { type: 'removal.retry' }

/** Has the watcher follow another note from now on. */
export type FollowFiles = { type: 'watch.follow'; noteId: string }

/** Follows the files of a note for as long as it runs, and tries again by itself. */
export type WatchFiles = Port<FilesRead, NoteRef, FollowFiles>

/**
 * `file.offer`: the file is to go, also if the page ends, unless it is taken back. `file.spare`: it stays after
 * all. `file.remove`: it goes now, for good.
 */
export type RemoveFile = { type: 'file.offer' | 'file.spare' | 'file.remove'; fileId: string }

/**
 * Deletes files, one after the other; goes on with those it was asked for after it is stopped. What it
 * cannot delete is deleted later, by any page of the person on this device.
 */
export type RemoveFiles = Port<FileRemoved, { uid: string }, RemoveFile>

/** A file that could not be deleted, and why. */
export type Stayed = { fileId: string; failure: Failure }

export type NoteFilesContext = NoteRef & {
  files: readonly StoredFile[]
  /** Whether anybody has said yet which files there are. */
  isKnown: boolean
  /** What the person has just deleted, and may take back. */
  offered: string | null
  /** Whether that is forgotten if this page ends. */
  isFleeting: boolean
  /** What goes by what was said elsewhere. */
  going: readonly string[]
  /** What is being deleted for good. */
  removing: readonly string[]
  /** What could not be deleted, and why. */
  stayed: Stayed | null
}

const nothingYet: Omit<NoteFilesContext, keyof NoteRef> = {
  files: [],
  isKnown: false,
  offered: null,
  isFleeting: false,
  going: [],
  removing: [],
  stayed: null,
}

/** Whether a file can be deleted: it is neither on offer nor going already. */
function isThere(now: NoteFilesContext, fileId: string): boolean {
  return fileId !== now.offered && shownFiles(now).some(({ id }) => id === fileId)
}

/** What there is to see: all but what goes for good, or is about to elsewhere. */
export function shownFiles({ files, removing: mine, going }: NoteFilesContext) {
  return files.filter(({ id }) => !mine.includes(id) && !going.includes(id))
}

/** A file goes for good, and with it what was said of it. */
function removing(now: NoteFilesContext, fileId: string | null | undefined) {
  const { removing: others, offered, stayed } = now
  return {
    removing: fileId ? [...others, fileId] : others,
    offered: offered === fileId ? null : offered,
    stayed: stayed?.fileId === fileId ? null : stayed,
  }
}

/** A file is not being deleted any more, whatever became of it. */
function gone({ removing: going }: NoteFilesContext, fileId: string) {
  return { removing: going.filter((one) => one !== fileId) }
}

/** A file is gone, possibly before the server’s update says so. */
function removed(now: NoteFilesContext, fileId: string) {
  return { ...gone(now, fileId), files: now.files.filter(({ id }) => id !== fileId) }
}

function asking(type: RemoveFile['type'], fileId: string | null | undefined): RemoveFile {
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
    watchFiles: unprovided<NoteRef, FollowFiles>('watchFiles'),
    removeFiles: unprovided<{ uid: string }, RemoveFile>('removeFiles'),
  },
  actions: {
    follow: assign((_, noteId: string) => ({ noteId, files: [], isKnown: false })),
    noteFiles: assign((_, files: readonly StoredFile[]) => ({ files, isKnown: true })),
    offer: assign((_, offered: string) => ({ offered, isFleeting: false, stayed: null })),
    askToOffer: sendTo('removeFiles', ({ context }) => asking('file.offer', context.offered)),
    askToSpare: sendTo('removeFiles', ({ context }) => asking('file.spare', context.offered)),
    setFleeting: assign({ isFleeting: true }),
    setGoing: assign((_, going: readonly string[]) => ({ going })),
    takeBack: assign({ offered: null }),
    followOther: sendTo('watchFiles', (_, noteId: string): FollowFiles => ({
      type: 'watch.follow',
      noteId,
    })),
    askToRemove: sendTo('removeFiles', ({ context }) => asking('file.remove', context.offered)),
    setRemoving: assign(({ context }) => removing(context, context.offered)),
    askAgain: sendTo('removeFiles', ({ context }) => asking('file.remove', context.stayed?.fileId)),
    removeAgain: assign(({ context }) => removing(context, context.stayed?.fileId)),
    setRemoved: assign(({ context }, fileId: string) => removed(context, fileId)),
    setStayed: assign(({ context }, { fileId, failure }: Stayed) => ({
      ...gone(context, fileId),
      stayed: { fileId, failure },
    })),
  },
  guards: {
    isThere: ({ context }, fileId: string) => isThere(context, fileId),
    hasStayed: ({ context: { stayed, offered } }) => stayed !== null && stayed.fileId !== offered,
  },
  delays: { timeToUndo: 10_000, patience: 10_000 },
}).createMachine({
  id: 'noteFiles',
  description: 'The files of an open note, and deleting them.',
  context: ({ input }) => ({ ...nothingYet, ...input }),
  invoke: {
    id: 'removeFiles',
    src: 'removeFiles',
    input: ({ context: { uid } }) => ({ uid }),
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
        'files.cached': { actions: { type: 'noteFiles', params: ({ event }) => event.files } },
        'files.read': {
          target: '.live',
          actions: { type: 'noteFiles', params: ({ event }) => event.files },
        },
        'files.silent': { target: '.unreachable' },
      },
      states: {
        opening: { tags: 'opening', after: { patience: { target: 'unreachable' } } },
        unreachable: { tags: 'unreachable' },
        live: { tags: 'live' },
      },
    },
    deletion: {
      initial: 'quiet',
      on: {
        'file.removed': { actions: { type: 'setRemoved', params: ({ event }) => event.fileId } },
        'file.stayed': { actions: { type: 'setStayed', params: ({ event }) => event } },
        'files.going': { actions: { type: 'setGoing', params: ({ event }) => event.fileIds } },
        'offer.fleeting': { actions: 'setFleeting' },
        'removal.retry': { guard: 'hasStayed', actions: ['askAgain', 'removeAgain'] },
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
            'files.follow': { target: 'removing' },
            'files.leave': { target: 'removing' },
            'file.delete': {
              guard: { type: 'isThere', params: ({ event }) => event.fileId },
              target: 'offering',
              reenter: true,
              actions: [
                'askToRemove',
                'setRemoving',
                { type: 'offer', params: ({ event }) => event.fileId },
              ],
            },
          },
          states: {
            passing: {
              after: { timeToUndo: { target: '#noteFiles.deletion.removing' } },
              on: { 'undo.hold': { target: 'held' } },
            },
            held: { on: { 'undo.release': { target: 'passing' } } },
          },
        },
        removing: { entry: ['askToRemove', 'setRemoving'], always: { target: 'quiet' } },
      },
    },
  },
})
