import { assertEvent, type EventObject, assign, setup } from 'xstate'
import type { FailureEvent } from '../domain/failure.ts'
import {
  movedCrop,
  widestCrop,
  zoomedCrop,
  type Crop,
  type PlaceInCrop,
} from '../domain/pictureCrop.ts'
import type { PictureRefusal } from '../domain/pictureHeader.ts'
import { coolDown, rested, type CoolDown } from './coolDown.ts'
import { type Port, unprovided, unprovidedAction } from './ports.ts'

export type PictureEvent =
  | { type: 'picture.open' }
  | { type: 'picture.close' }
  /** The person chose, dropped or pasted a file. */
  | { type: 'picture.choose'; file: Blob }
  | { type: 'picture.read'; bitmap: ImageBitmap }
  | { type: 'picture.refused'; why: PictureRefusal }
  /** How far the square moves over the picture, in sides of it. */
  | { type: 'crop.move'; by: PlaceInCrop }
  /** What is at `place` stays there. */
  | { type: 'crop.zoom'; zoom: number; place?: PlaceInCrop }
  /** `replaces`: the file that the account names now, if it is the person's own. */
  | { type: 'picture.save' | 'picture.remove'; replaces: string | null }
  | { type: 'picture.sent'; fileId: string }
  | { type: 'change.made' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | FailureEvent

export type PictureContext = CoolDown & {
  /** The picture that is being cropped. */
  bitmap: ImageBitmap | null
  crop: Crop
  refusal: PictureRefusal | null
  /** The file that goes once another is named, or none. */
  replaced: string | null
}

/** For `setup`, which reads the types and ignores the value. */
const pictureTypes = {} as {
  context: PictureContext
  events: PictureEvent
  tags: 'open' | 'reading' | 'busy' | 'confirming' | 'saved'
}

export type ChosenPicture = { bitmap: ImageBitmap | null; crop: Crop }

/** Says `picture.read` or `picture.refused`. */
export type ReadPicture = Port<
  Extract<PictureEvent, { type: 'picture.read' | 'picture.refused' }>,
  { file: Blob }
>

/** Makes a file of what is chosen and puts it among the person's own; nothing shows it yet. */
export type SendPicture = Port<
  Extract<PictureEvent, { type: 'picture.sent' | 'picture.refused' }> | FailureEvent,
  ChosenPicture
>

/** Deletes the files that the account names no more; it says nothing, and what fails is left for later. */
export type TidyPictures = Port<EventObject, { replaced: string | null }>

type Now = { context: PictureContext; event: PictureEvent }

const noTrouble = { failure: null, refusal: null }

const noPicture = { ...noTrouble, bitmap: null, crop: { left: 0, top: 0, side: 0 } }

const startOfPicture: PictureContext = { ...noPicture, replaced: null, ...rested }

function fileIn({ event }: { event: PictureEvent }): { file: Blob } {
  assertEvent(event, 'picture.choose')
  return { file: event.file }
}

/** What became of a file that was read. */
function readIn(event: PictureEvent) {
  assertEvent(event, ['picture.read', 'picture.refused'])
  if (event.type === 'picture.refused') return { refusal: event.why }
  return { bitmap: event.bitmap, crop: widestCrop(event.bitmap) }
}

function croppedBy({ context: { bitmap, crop }, event }: Now) {
  assertEvent(event, ['crop.move', 'crop.zoom'])
  if (!bitmap) return {}
  if (event.type === 'crop.move') return { crop: movedCrop(bitmap, crop, event.by) }
  return { crop: zoomedCrop(bitmap, crop, event.zoom, event.place) }
}

function replacedIn(event: PictureEvent) {
  assertEvent(event, ['picture.save', 'picture.remove'])
  return { replaced: event.replaces }
}

/** The file that the account shall name; `null` where it shall name none. */
function namedIn({ event }: { event: PictureEvent }): { fileId: string | null } {
  assertEvent(event, ['picture.sent', 'picture.remove'])
  return { fileId: event.type === 'picture.sent' ? event.fileId : null }
}

export const pictureMachine = setup({
  types: pictureTypes,
  actors: {
    readPicture: unprovided<{ file: Blob }>('readPicture'),
    sendPicture: unprovided<ChosenPicture>('sendPicture'),
    namePicture: unprovided<{ fileId: string | null }>('namePicture'),
    resumeNaming: unprovided('resumeNaming'),
    tidyPictures: unprovided<{ replaced: string | null }>('tidyPictures'),
  },
  actions: {
    ...coolDown<PictureContext, PictureEvent>().actions,
    forgetNaming: unprovidedAction('forgetNaming'),
    forgetPicture: assign(noPicture),
    forgetTrouble: assign(noTrouble),
    setReading: assign(({ event }) => readIn(event)),
    setSlowness: assign({ refusal: 'too-slow' }),
    setReplaced: assign(({ event }) => replacedIn(event)),
    cropAnew: assign((now) => croppedBy(now)),
  },
  guards: { hasPicture: ({ context }) => context.bitmap !== null },
  delays: {
    ...coolDown<PictureContext, PictureEvent>().delays,
    longestReading: 20_000,
    longestAttempt: 90_000,
    saidForAWhile: 8_000,
  },
}).createMachine({
  id: 'picture',
  description: 'The picture of the person: chosen, cropped, kept as a file, named by the account.',
  context: startOfPicture,
  initial: 'shown',
  states: {
    shown: {
      initial: 'unchanged',
      on: { 'picture.open': { target: 'open' }, 'picture.choose': { target: 'open.reading' } },
      states: {
        unchanged: {},
        saved: {
          tags: 'saved',
          invoke: { id: 'tidyPictures', src: 'tidyPictures', input: ({ context }) => context },
          after: { saidForAWhile: { target: 'unchanged' } },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'returning',
      exit: 'forgetPicture',
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
                  target: '#picture.open.changing.naming',
                  actions: 'setReplaced',
                },
              },
            },
            cropping: {
              on: {
                'crop.*': { actions: 'cropAnew' },
                'picture.save': { target: '#picture.open.changing', actions: 'setReplaced' },
              },
            },
          },
        },
        reading: {
          tags: 'reading',
          entry: 'forgetTrouble',
          invoke: { id: 'readPicture', src: 'readPicture', input: fileIn },
          after: { longestReading: { target: 'returning', actions: 'setSlowness' } },
          on: {
            'picture.read': { target: 'editing.cropping', actions: 'setReading' },
            'picture.refused': { target: 'returning', actions: 'setReading' },
            'picture.choose': { target: 'reading', reenter: true },
            'picture.close': { target: '#picture.shown' },
          },
        },
        changing: {
          tags: 'busy',
          entry: 'forgetTrouble',
          initial: 'sending',
          after: { longestAttempt: { target: 'returning', actions: 'giveUp' } },
          on: {
            'change.made': { target: '#picture.shown.saved', actions: 'forgetRefusals' },
            'error.requires-recent-login': { target: 'confirming' },
            'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
            'error.*': { target: 'returning', actions: 'setFailure' },
          },
          states: {
            sending: {
              invoke: { id: 'sendPicture', src: 'sendPicture', input: ({ context }) => context },
              on: {
                'picture.sent': { target: 'naming' },
                'picture.refused': { target: '#picture.open.returning', actions: 'setReading' },
              },
            },
            naming: {
              invoke: { id: 'namePicture', src: 'namePicture', input: namedIn },
            },
            resuming: { invoke: { id: 'resumeNaming', src: 'resumeNaming' } },
          },
        },
        confirming: {
          tags: 'confirming',
          on: {
            'identity.confirmed': { target: 'changing.resuming' },
            'identity.cancelled': { target: 'returning', actions: 'forgetNaming' },
          },
        },
        coolingDown: {
          exit: 'endCoolDown',
          after: { coolDown: { target: 'returning' } },
          on: { 'picture.close': { target: '#picture.shown' } },
        },
      },
    },
  },
})
