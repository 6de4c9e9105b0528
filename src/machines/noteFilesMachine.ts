import { assign, sendTo, setup } from 'xstate'
import type { StoredFile } from '../domain/storedFile.ts'
import {
  asking,
  gone,
  isThere,
  nothingYet,
  removed,
  removing,
  type FollowFiles,
  type NoteFilesContext,
  type NoteFilesEvent,
  type NotePlace,
  type RemoveFile,
  type Stayed,
} from './noteFilesEvents.ts'
import { unprovided } from './ports.ts'

export const noteFilesMachine = setup({
  types: {
    context: {} as NoteFilesContext,
    events: {} as NoteFilesEvent,
    input: {} as NotePlace,
    tags: {} as 'opening' | 'unreachable' | 'live' | 'offering',
  },
  actors: {
    watchFiles: unprovided<NotePlace, FollowFiles>('watchFiles'),
    removeFiles: unprovided<{ uid: string }, RemoveFile>('removeFiles'),
  },
  actions: {
    follow: assign((_, noteId: string) => ({ noteId, files: [], isKnown: false })),
    noteFiles: assign((_, files: readonly StoredFile[]) => ({ files, isKnown: true })),
    offer: assign((_, offered: string) => ({ offered, isFleeting: false, stayed: null })),
    askToOffer: sendTo('removeFiles', ({ context }) => asking('file.offer', context.offered)),
    askToSpare: sendTo('removeFiles', ({ context }) => asking('file.spare', context.offered)),
    noteFleeting: assign({ isFleeting: true }),
    noteGoing: assign((_, going: readonly string[]) => ({ going })),
    takeBack: assign({ offered: null }),
    followOther: sendTo('watchFiles', (_, noteId: string): FollowFiles => ({
      type: 'watch.follow',
      noteId,
    })),
    askToRemove: sendTo('removeFiles', ({ context }) => asking('file.remove', context.offered)),
    noteRemoving: assign(({ context }) => removing(context, context.offered)),
    askAgain: sendTo('removeFiles', ({ context }) => asking('file.remove', context.stayed?.fileId)),
    noteAgain: assign(({ context }) => removing(context, context.stayed?.fileId)),
    noteRemoved: assign(({ context }, fileId: string) => removed(context, fileId)),
    noteStayed: assign(({ context }, { fileId, failure }: Stayed) => ({
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
  description: 'The files of an open note, and taking them away.',
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
        'files.shelved': { actions: { type: 'noteFiles', params: ({ event }) => event.files } },
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
        'file.removed': { actions: { type: 'noteRemoved', params: ({ event }) => event.fileId } },
        'file.stayed': { actions: { type: 'noteStayed', params: ({ event }) => event } },
        'files.going': { actions: { type: 'noteGoing', params: ({ event }) => event.fileIds } },
        'offer.fleeting': { actions: 'noteFleeting' },
        'removal.retry': { guard: 'hasStayed', actions: ['askAgain', 'noteAgain'] },
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
                'noteRemoving',
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
        removing: { entry: ['askToRemove', 'noteRemoving'], always: { target: 'quiet' } },
      },
    },
  },
})
