import { assertEvent, assign, emit, setup } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import { failureActions, type FailureContext } from '#src/machines/shared/failures.ts'
import { requiredPort, type Port } from '#src/machines/shared/ports.ts'

export type FileInput = { uid: string; fileId: string }

/** The bytes of a file, and whether they are an image that is safe to show. */
type FileRead = { type: 'file.read'; bytes: Blob; isSafePicture: boolean }

export type FileEvent =
  | { type: 'file.fetch' }
  | { type: 'file.download' }
  | { type: 'file.cancel' }
  | { type: 'file.retry' }
  | FileRead
  | FailureEvent

/** Emitted when the person may download the file. */
type FileReady = { type: 'file.ready'; bytes: Blob | null }

export type ReadFile = Port<FileRead | FailureEvent, FileInput>

type FileContext = FailureContext &
  FileInput & {
    bytes: Blob | null
    isSafePicture: boolean
    /** An image in view is fetched even if the person doesn't download it. */
    isInView: boolean
    /** The person wants to download it, not only view it. */
    isDownloadRequested: boolean
  }

export const fileMachine = setup({
  types: {
    context: {} as FileContext,
    events: {} as FileEvent,
    emitted: {} as FileReady,
    input: {} as FileInput,
  },
  actors: { readFile: requiredPort<ReadFile>() },
  actions: {
    ...failureActions<FileContext, FileEvent>(),
    setInView: assign({ isInView: true }),
    setDownloadRequested: assign({ isDownloadRequested: true }),
    clearRequest: assign({ isDownloadRequested: false, failure: null }),
    emitReady: emit(({ context: { bytes } }) => ({ type: 'file.ready' as const, bytes })),
    setBytes: assign(({ event }) => {
      assertEvent(event, 'file.read')
      return { bytes: event.bytes, isSafePicture: event.isSafePicture, failure: null }
    }),
  },
  guards: {
    isDownloadRequested: ({ context: { isDownloadRequested } }) => isDownloadRequested,
    isInView: ({ context: { isInView } }) => isInView,
  },
}).createMachine({
  id: 'file',
  description:
    'One file of a note: fetched when it is visible or requested, then opened or downloaded.',
  context: ({ input }) => ({
    ...input,
    bytes: null,
    isSafePicture: false,
    isInView: false,
    isDownloadRequested: false,
    failure: null,
  }),
  initial: 'notLoaded',
  states: {
    notLoaded: {
      entry: 'clearRequest',
      on: {
        'file.fetch': { target: 'fetching', actions: 'setInView' },
        'file.download': { target: 'fetching', actions: 'setDownloadRequested' },
      },
    },
    fetching: {
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { uid, fileId } }) => ({ uid, fileId }),
      },
      on: {
        'file.read': [
          { guard: 'isDownloadRequested', target: 'loaded', actions: ['setBytes', 'emitReady'] },
          { target: 'loaded', actions: 'setBytes' },
        ],
        'file.fetch': { actions: 'setInView' },
        'file.download': { actions: 'setDownloadRequested' },
        'file.cancel': [{ guard: 'isInView', actions: 'clearRequest' }, { target: 'notLoaded' }],
        'error.*': { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      on: {
        'file.retry': { target: 'fetching' },
        'file.fetch': { target: 'fetching', actions: 'setInView' },
        'file.download': { target: 'fetching', actions: 'setDownloadRequested' },
        'file.cancel': { target: 'notLoaded' },
      },
    },
    loaded: {
      entry: 'clearRequest',
      on: { 'file.download': { actions: 'emitReady' } },
    },
  },
})
