import { assign, sendTo, setup } from 'xstate'
import type { Failure } from '../domain/failure.ts'
import type { StoredFile } from '../domain/storedFile.ts'
import {
  condemned,
  nothingYet,
  type NoteFilesContext,
  type NoteFilesEvent,
  type NotePlace,
  type RemoveFile,
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
    watchFiles: unprovided<NotePlace>('watchFiles'),
    removeFiles: unprovided<{ uid: string }, RemoveFile>('removeFiles'),
  },
  actions: {
    follow: assign((_, noteId: string) => ({ noteId, files: [], isKnown: false })),
    noteFiles: assign((_, files: readonly StoredFile[]) => ({ files, isKnown: true })),
    offer: assign((_, offered: string) => ({ offered, stayed: null })),
    takeBack: assign({ offered: null }),
    remove: sendTo('removeFiles', ({ context }): RemoveFile => ({
      type: 'file.remove',
      fileId: condemned(context),
    })),
    noteRemoval: assign(({ context }) => ({
      removing: [...context.removing, condemned(context)],
      offered: null,
      stayed: null,
    })),
    noteGone: assign(({ context: { removing } }, fileId: string) => ({
      removing: removing.filter((one) => one !== fileId),
    })),
    noteStayed: assign((_, { fileId, failure }: { fileId: string; failure: Failure }) => ({
      stayed: { fileId, failure },
    })),
  },
  guards: {
    isThere: ({ context: { files, removing } }, fileId: string) =>
      files.some(({ id }) => id === fileId) && !removing.includes(fileId),
    hasStayed: ({ context: { stayed } }) => stayed !== null,
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
          target: 'list',
          reenter: true,
          actions: { type: 'follow', params: ({ event }) => event.noteId },
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
        'file.removed': { actions: { type: 'noteGone', params: ({ event }) => event.fileId } },
        'file.stayed': {
          actions: [
            { type: 'noteGone', params: ({ event }) => event.fileId },
            { type: 'noteStayed', params: ({ event }) => event },
          ],
        },
        'removal.retry': { guard: 'hasStayed', actions: ['remove', 'noteRemoval'] },
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
          initial: 'passing',
          on: {
            'undo.take': { target: 'quiet', actions: 'takeBack' },
            'files.follow': { target: 'quiet', actions: ['remove', 'noteRemoval'] },
            'files.leave': { target: 'quiet', actions: ['remove', 'noteRemoval'] },
            'file.delete': {
              guard: { type: 'isThere', params: ({ event }) => event.fileId },
              target: 'offering',
              reenter: true,
              actions: [
                'remove',
                'noteRemoval',
                { type: 'offer', params: ({ event }) => event.fileId },
              ],
            },
          },
          states: {
            passing: {
              after: {
                timeToUndo: {
                  target: '#noteFiles.deletion.quiet',
                  actions: ['remove', 'noteRemoval'],
                },
              },
              on: { 'undo.hold': { target: 'held' } },
            },
            held: { on: { 'undo.release': { target: 'passing' } } },
          },
        },
      },
    },
  },
})
