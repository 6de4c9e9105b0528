import { assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import { unanswered } from './authEvents.ts'
import { cooledDown, failed, overloaded } from './coolDown.ts'
import {
  croppedBy,
  fileIn,
  namedIn,
  noPicture,
  noTrouble,
  pictureTypes,
  readIn,
  replacedIn,
  startOfPicture,
  type ChosenPicture,
} from './pictureEvents.ts'
import { unprovided, unprovidedAction } from './ports.ts'

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
    forgetNaming: unprovidedAction('forgetNaming'),
    forgetPicture: assign(noPicture),
    forgetTrouble: assign(noTrouble),
    noteReading: assign(({ event }) => readIn(event)),
    noteSlowness: assign({ refusal: 'too-slow' }),
    noteReplaced: assign(({ event }) => replacedIn(event)),
    cropAnew: assign((now) => croppedBy(now)),
    noteFailure: assign((now) => failed(now)),
    giveUp: assign({ failure: unanswered }),
    startCoolDown: assign((now) => overloaded(now)),
    endCoolDown: assign(cooledDown),
  },
  guards: { hasPicture: ({ context }) => context.bitmap !== null },
  delays: {
    longestReading: 20_000,
    longestAttempt: 90_000,
    coolDown: ({ context }) => coolDownAfter(context.refusals),
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
                  actions: 'noteReplaced',
                },
              },
            },
            cropping: {
              on: {
                'crop.*': { actions: 'cropAnew' },
                'picture.save': { target: '#picture.open.changing', actions: 'noteReplaced' },
              },
            },
          },
        },
        reading: {
          tags: 'reading',
          entry: 'forgetTrouble',
          invoke: { id: 'readPicture', src: 'readPicture', input: fileIn },
          after: { longestReading: { target: 'returning', actions: 'noteSlowness' } },
          on: {
            'picture.read': { target: 'editing.cropping', actions: 'noteReading' },
            'picture.refused': { target: 'returning', actions: 'noteReading' },
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
            'change.made': { target: '#picture.shown.saved' },
            'error.requires-recent-login': { target: 'confirming' },
            'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
            'error.*': { target: 'returning', actions: 'noteFailure' },
          },
          states: {
            sending: {
              invoke: { id: 'sendPicture', src: 'sendPicture', input: ({ context }) => context },
              on: {
                'picture.sent': { target: 'naming' },
                'picture.refused': { target: '#picture.open.returning', actions: 'noteReading' },
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
