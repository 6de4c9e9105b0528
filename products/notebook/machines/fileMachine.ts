import { assertEvent, assign, emit, setup } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import { failureActions, type FailureContext } from '#src/machines/shared/failures.ts'
import { requiredPort, type Port } from '#src/machines/shared/ports.ts'

export type FileInput = { uid: string; fileId: string }

/** The bytes of a file, and whether they are an image that is safe to show. */
type FileRead = { type: 'file.read'; bytes: Blob; isSafePicture: boolean }

export type FileEvent =
  | { type: 'file.show' }
  | { type: 'file.save' }
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
    isSeen: boolean
    /** The person wants to download it, not only view it. */
    isWanted: boolean
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
    setSeen: assign({ isSeen: true }),
    setWanted: assign({ isWanted: true }),
    clearRequest: assign({ isWanted: false, failure: null }),
    emitReady: emit(({ context: { bytes } }) => ({ type: 'file.ready' as const, bytes })),
    setBytes: assign(({ event }) => {
      assertEvent(event, 'file.read')
      return { bytes: event.bytes, isSafePicture: event.isSafePicture, failure: null }
    }),
  },
  guards: {
    isWanted: ({ context: { isWanted } }) => isWanted,
    isSeen: ({ context: { isSeen } }) => isSeen,
  },
}).createMachine({
  id: 'file',
  description:
    'One file of a note: fetched when it is visible or requested, then opened or downloaded.',
  context: ({ input }) => ({
    ...input,
    bytes: null,
    isSafePicture: false,
    isSeen: false,
    isWanted: false,
    failure: null,
  }),
  initial: 'notLoaded',
  states: {
    notLoaded: {
      entry: 'clearRequest',
      on: {
        'file.show': { target: 'fetching', actions: 'setSeen' },
        'file.save': { target: 'fetching', actions: 'setWanted' },
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
          { guard: 'isWanted', target: 'loaded', actions: ['setBytes', 'emitReady'] },
          { target: 'loaded', actions: 'setBytes' },
        ],
        'file.show': { actions: 'setSeen' },
        'file.save': { actions: 'setWanted' },
        'file.cancel': [{ guard: 'isSeen', actions: 'clearRequest' }, { target: 'notLoaded' }],
        'error.*': { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      on: {
        'file.retry': { target: 'fetching' },
        'file.show': { target: 'fetching', actions: 'setSeen' },
        'file.save': { target: 'fetching', actions: 'setWanted' },
        'file.cancel': { target: 'notLoaded' },
      },
    },
    loaded: {
      entry: 'clearRequest',
      on: { 'file.save': { actions: 'emitReady' } },
    },
  },
})
