import { assign, setup } from 'xstate'
import type { Failure, FailureEvent } from '../../domain/failure.ts'
import { failureIn } from '../../machines/coolDown.ts'
import { unprovided, type Port } from '../../machines/ports.ts'

/** Which file to read. */
export type FileInput = { uid: string; fileId: string }

/** The bytes of a file, and whether they are a picture that may be shown. */
type FileRead = { type: 'file.read'; bytes: Blob; isShowable: boolean }

export type FileEvent =
  | { type: 'file.show' }
  | { type: 'file.save' }
  /** The person has been given it. */
  | { type: 'file.handed' }
  | { type: 'file.cancel' }
  | { type: 'file.retry' }
  | FileRead
  | FailureEvent

/** Reads the bytes of a file. */
export type ReadFile = Port<FileRead | FailureEvent, FileInput>

type FileContext = FileInput & {
  bytes: Blob | null
  isShowable: boolean
  /** It is a picture in view: it is fetched, too, when nobody wants it on their device. */
  isSeen: boolean
  /** The person wants to download it, not only to view it. */
  isWanted: boolean
  failure: Failure | null
}

export const fileMachine = setup({
  types: {
    context: {} as FileContext,
    events: {} as FileEvent,
    input: {} as FileInput,
    tags: {} as 'fetching' | 'here' | 'handing' | 'failed',
  },
  actors: { readFile: unprovided<FileInput>('readFile') },
  actions: {
    setSeen: assign({ isSeen: true }),
    want: assign({ isWanted: true }),
    forgetWish: assign({ isWanted: false, failure: null }),
    noteBytes: assign((_, { bytes, isShowable }: FileRead) => ({
      bytes,
      isShowable,
      failure: null,
    })),
    setFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
  guards: {
    isWanted: ({ context: { isWanted } }) => isWanted,
    isSeen: ({ context: { isSeen } }) => isSeen,
  },
}).createMachine({
  id: 'file',
  description: 'One file of a note: fetched when it is seen or wanted, and given to the person.',
  context: ({ input }) => ({
    ...input,
    bytes: null,
    isShowable: false,
    isSeen: false,
    isWanted: false,
    failure: null,
  }),
  initial: 'away',
  states: {
    away: {
      entry: 'forgetWish',
      on: {
        'file.show': { target: 'fetching', actions: 'setSeen' },
        'file.save': { target: 'fetching', actions: 'want' },
      },
    },
    fetching: {
      tags: 'fetching',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { uid, fileId } }) => ({ uid, fileId }),
      },
      on: {
        'file.read': [
          {
            guard: 'isWanted',
            target: 'handing',
            actions: { type: 'noteBytes', params: ({ event }) => event },
          },
          { target: 'here', actions: { type: 'noteBytes', params: ({ event }) => event } },
        ],
        'file.show': { actions: 'setSeen' },
        'file.save': { actions: 'want' },
        'file.cancel': [{ guard: 'isSeen', actions: 'forgetWish' }, { target: 'away' }],
        'error.*': { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'file.retry': { target: 'fetching' },
        'file.show': { target: 'fetching', actions: 'setSeen' },
        'file.save': { target: 'fetching', actions: 'want' },
        'file.cancel': { target: 'away' },
      },
    },
    here: { tags: 'here', entry: 'forgetWish', on: { 'file.save': { target: 'handing' } } },
    handing: { tags: ['here', 'handing'], on: { 'file.handed': { target: 'here' } } },
  },
})
