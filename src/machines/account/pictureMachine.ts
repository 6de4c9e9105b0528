import { assertEvent, type EventObject, assign, sendTo, setup } from 'xstate'
import {
  movedCrop,
  widestCrop,
  zoomedCrop,
  type Crop,
  type CropPoint,
} from '../../domain/account/pictureCrop.ts'
import type { PictureRefusal } from '../../domain/account/pictureHeader.ts'
import type { FailureEvent } from '../../domain/failure.ts'
import type { IdentityResult } from '../security/reauthenticationMachine.ts'
import { type Port, requiredPort, requiredAction } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

export type PictureEvent =
  | { type: 'picture.open' }
  | { type: 'picture.close' }
  /** The person chose, dropped, or pasted a file. */
  | { type: 'picture.choose'; file: Blob }
  | { type: 'picture.read'; bitmap: ImageBitmap }
  | { type: 'picture.refused'; reason: PictureRefusal }
  /** How far the square moves, in sides of the square. */
  | { type: 'crop.move'; by: CropPoint }
  /** The point at `point` stays where it is. */
  | { type: 'crop.zoom'; zoom: number; point?: CropPoint }
  /** `replaces` is the account's current picture, if it is the person's own file. */
  | { type: 'picture.save' | 'picture.remove'; replaces: string | null }
  | { type: 'picture.sent'; fileId: string }
  | { type: 'change.made' }
  | IdentityResult
  | FailureEvent

export type PictureContext = RequestContext & {
  /** The picture that is being cropped. */
  bitmap: ImageBitmap | null
  crop: Crop
  refusal: PictureRefusal | null
  /** The file to delete after the change. */
  replaced: string | null
  /** The last upload, which the account may not refer to yet. */
  uploaded: string | null
}

export type ChosenPicture = Pick<PictureContext, 'bitmap' | 'crop' | 'uploaded'>

/** Reads a file and reports `picture.read` or `picture.refused`. */
export type ReadPicture = Port<
  Extract<PictureEvent, { type: 'picture.read' | 'picture.refused' }>,
  { file: Blob }
>

/**
 * Uploads the cropped picture, which nothing shows yet, and deletes the last upload if the account
 * doesn't refer to it.
 */
export type SendPicture = Port<
  Extract<PictureEvent, { type: 'picture.sent' | 'picture.refused' }> | FailureEvent,
  ChosenPicture
>

/**
 * Deletes pictures that the account no longer refers to. Reports nothing. Failures are retried with
 * the next change.
 */
export type CleanUpPictures = Port<EventObject, { replaced: string | null }>

const noProblem = { failure: null, refusal: null }

const noPicture = { ...noProblem, bitmap: null, crop: { left: 0, top: 0, side: 0 } }

const initialPicture: PictureContext = {
  ...noPicture,
  replaced: null,
  uploaded: null,
  ...initialRequest,
}

export const pictureMachine = setup({
  types: {
    context: {} as PictureContext,
    events: {} as PictureEvent,
    tags: {} as 'busy' | 'confirming' | 'coolingDown',
  },
  actors: {
    readPicture: requiredPort<ReadPicture>(),
    sendPicture: requiredPort<SendPicture>(),
    setPicture: requiredPort<Port<EventObject, { fileId: string | null }>>(),
    cleanUpPictures: requiredPort<CleanUpPictures>(),
  },
  actions: {
    ...request.actions<PictureContext, PictureEvent>(),
    confirmChange: sendTo('setPicture', { type: 'identity.confirmed' }),
    closeBitmap: requiredAction('closeBitmap'),
    clearPicture: assign(noPicture),
    clearProblem: assign(noProblem),
    cropBitmap: assign(({ event }) => {
      assertEvent(event, 'picture.read')
      return { bitmap: event.bitmap, crop: widestCrop(event.bitmap) }
    }),
    setRefusal: assign((_, { reason }: { reason: PictureRefusal }) => ({ refusal: reason })),
    setReplaced: assign(({ event }) => {
      assertEvent(event, ['picture.save', 'picture.remove'])
      return { replaced: event.replaces }
    }),
    setUploaded: assign(({ event }) => {
      assertEvent(event, 'picture.sent')
      return { uploaded: event.fileId }
    }),
    moveCrop: assign(({ context: { bitmap, crop }, event }) => {
      assertEvent(event, 'crop.move')
      return bitmap ? { crop: movedCrop(bitmap, crop, event.by) } : {}
    }),
    zoomCrop: assign(({ context: { bitmap, crop }, event }) => {
      assertEvent(event, 'crop.zoom')
      return bitmap ? { crop: zoomedCrop(bitmap, crop, event.zoom, event.point) } : {}
    }),
  },
  guards: { hasPicture: ({ context }) => context.bitmap !== null },
  delays: { ...request.delays, readTimeout: 20_000 },
}).createMachine({
  id: 'picture',
  description: 'The account picture: chosen, cropped, uploaded as a file, and set.',
  context: initialPicture,
  initial: 'shown',
  states: {
    shown: {
      initial: 'unchanged',
      on: { 'picture.open': { target: 'open' }, 'picture.choose': { target: 'open.reading' } },
      states: {
        unchanged: {},
        changed: {
          invoke: {
            id: 'cleanUpPictures',
            src: 'cleanUpPictures',
            input: ({ context }) => context,
          },
        },
      },
    },
    open: {
      initial: 'returning',
      exit: ['closeBitmap', 'clearPicture'],
      states: {
        returning: {
          always: [{ guard: 'hasPicture', target: 'editing.cropping' }, { target: 'editing' }],
        },
        editing: {
          initial: 'choosing',
          on: {
            'picture.choose': { target: 'reading' },
            'picture.close': { target: '#picture.shown' },
          },
          states: {
            choosing: {
              on: {
                'picture.remove': {
                  target: '#picture.open.changing.settingPicture',
                  actions: 'setReplaced',
                },
              },
            },
            cropping: {
              on: {
                'crop.move': { actions: 'moveCrop' },
                'crop.zoom': { actions: 'zoomCrop' },
                'picture.save': { target: '#picture.open.changing', actions: 'setReplaced' },
              },
            },
          },
        },
        reading: {
          entry: 'clearProblem',
          invoke: {
            id: 'readPicture',
            src: 'readPicture',
            input: ({ event }) => {
              assertEvent(event, 'picture.choose')
              return { file: event.file }
            },
          },
          after: {
            readTimeout: {
              target: 'returning',
              actions: { type: 'setRefusal', params: { reason: 'too-slow' } },
            },
          },
          on: {
            'picture.read': { target: 'editing.cropping', actions: ['closeBitmap', 'cropBitmap'] },
            'picture.refused': {
              target: 'returning',
              actions: { type: 'setRefusal', params: ({ event }) => event },
            },
            'picture.choose': { target: 'reading', reenter: true },
            'picture.close': { target: '#picture.shown' },
          },
        },
        changing: {
          entry: 'clearProblem',
          initial: 'sending',
          on: {
            'change.made': { target: '#picture.shown.changed', actions: 'resetRequest' },
            ...request.failures('returning'),
          },
          states: {
            sending: {
              tags: 'busy',
              invoke: { id: 'sendPicture', src: 'sendPicture', input: ({ context }) => context },
              after: request.timeLimit('#picture.open.returning'),
              on: {
                'picture.sent': { target: 'settingPicture', actions: 'setUploaded' },
                'picture.refused': {
                  target: '#picture.open.returning',
                  actions: { type: 'setRefusal', params: ({ event }) => event },
                },
              },
            },
            settingPicture: {
              invoke: {
                id: 'setPicture',
                src: 'setPicture',
                input: ({ event }) => {
                  assertEvent(event, ['picture.sent', 'picture.remove'])
                  return { fileId: event.type === 'picture.sent' ? event.fileId : null }
                },
              },
              initial: 'working',
              states: request.changeStates('#picture.open.returning'),
            },
          },
        },
        coolingDown: {
          ...request.coolDown('returning'),
          on: { 'picture.close': { target: '#picture.shown' } },
        },
      },
    },
  },
})
