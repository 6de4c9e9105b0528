import { assign, setup } from 'xstate'
import { backOff, coolDownAfter } from '../domain/backOff.ts'
import type { GuestThings, Movers } from '../domain/guestMove.ts'
import { cooledDown, failed, overloaded } from './coolDown.ts'
import { asks, moversIn, moveTypes, newMove, type PhaseQuestion } from './moveEvents.ts'
import { unprovided, unprovidedAction } from './ports.ts'

export const moveMachine = setup({
  types: moveTypes,
  actors: {
    watchMember: unprovided<Movers>('watchMember'),
    takeTurn: unprovided<Movers>('takeTurn'),
    countThings: unprovided<Movers>('countThings'),
    placeNotes: unprovided<Movers>('placeNotes'),
    placeFiles: unprovided<Movers>('placeFiles'),
    handOverWords: unprovided<Movers>('handOverWords'),
    verifyMove: unprovided<Movers>('verifyMove'),
    wipeGuest: unprovided<Movers>('wipeGuest'),
    deleteGuest: unprovided<Movers>('deleteGuest'),
  },
  actions: {
    rememberPause: unprovidedAction('rememberPause'),
    rememberGoingOn: unprovidedAction('rememberGoingOn'),
    noteThings: assign((_, things: GuestThings) => ({ things, placed: newMove.placed })),
    notePlaced: assign(({ context }, placed: Partial<GuestThings>) => ({
      placed: { ...context.placed, ...placed },
    })),
    noteVerified: assign({ isVerified: true }),
    noteShortage: assign((_, isShort: boolean) => ({ isShort })),
    begin: assign({ failure: null, isShort: false }),
    noteFailure: assign((now) => failed(now)),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    startCoolDown: assign((now) => overloaded(now)),
    endCoolDown: assign(cooledDown),
  },
  guards: {
    isShort: ({ context }, isShort: boolean) => context.isShort || isShort,
    isIn: (_, [now, asked]: PhaseQuestion) => now === asked,
  },
  delays: {
    coolDown: ({ context }) => coolDownAfter(context.refusals),
    nextTry: ({ context }) => backOff(context.failures, 2_000, 60_000),
  },
}).createMachine({
  id: 'move',
  description:
    'What a guest keeps moves into an account: copied, looked at, and only then deleted.',
  context: ({ input }) => ({ ...input, ...newMove }),
  invoke: { id: 'watchMember', src: 'watchMember', input: moversIn },
  on: { 'member.left': { target: '.left' } },
  initial: 'moving',
  states: {
    moving: {
      entry: 'begin',
      invoke: { id: 'takeTurn', src: 'takeTurn', input: moversIn },
      on: {
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.network-request-failed': { target: 'resting', actions: 'noteFailure' },
        'error.*': { target: 'halted', actions: 'noteFailure' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          tags: 'waiting',
          on: {
            'turn.taken': [
              { guard: { type: 'isIn', params: asks(null) }, target: '#move.moved' },
              { guard: { type: 'isIn', params: asks('paused') }, target: '#move.paused' },
              { guard: { type: 'isIn', params: asks('removing') }, target: 'removing' },
              { target: 'copying' },
            ],
          },
        },
        copying: {
          tags: 'copying',
          on: {
            'move.stop': { target: '#move.paused' },
            'guest.gone': { target: '#move.lost' },
            'things.placed': {
              actions: { type: 'notePlaced', params: ({ event }) => event.placed },
            },
          },
          initial: 'counting',
          states: {
            counting: {
              invoke: { id: 'countThings', src: 'countThings', input: moversIn },
              on: {
                'things.counted': {
                  target: 'placingNotes',
                  actions: { type: 'noteThings', params: ({ event }) => event.things },
                },
              },
            },
            placingNotes: {
              invoke: { id: 'placeNotes', src: 'placeNotes', input: moversIn },
              on: {
                'notes.placed': {
                  target: 'placingFiles',
                  actions: { type: 'noteShortage', params: ({ event }) => event.isShort },
                },
              },
            },
            placingFiles: {
              invoke: { id: 'placeFiles', src: 'placeFiles', input: moversIn },
              on: {
                'files.placed': [
                  {
                    guard: { type: 'isShort', params: ({ event }) => event.isShort },
                    target: '#move.short',
                    actions: { type: 'noteShortage', params: true },
                  },
                  { target: 'handingOver' },
                ],
              },
            },
            handingOver: {
              invoke: { id: 'handOverWords', src: 'handOverWords', input: moversIn },
              on: { 'words.handedOver': { target: 'verifying' } },
            },
            verifying: {
              invoke: { id: 'verifyMove', src: 'verifyMove', input: moversIn },
              on: { 'things.verified': { target: '#move.moving.removing' } },
            },
          },
        },
        removing: {
          tags: 'removing',
          entry: 'noteVerified',
          on: { 'guest.gone': { target: '#move.moved' } },
          initial: 'wiping',
          states: {
            wiping: {
              invoke: { id: 'wipeGuest', src: 'wipeGuest', input: moversIn },
              on: { 'guest.wiped': { target: 'deleting' } },
            },
            deleting: {
              invoke: { id: 'deleteGuest', src: 'deleteGuest', input: moversIn },
              on: { 'guest.deleted': { target: '#move.moved' } },
            },
          },
        },
      },
    },
    paused: {
      tags: 'halted',
      entry: 'rememberPause',
      on: { 'move.goOn': { target: 'moving', actions: 'rememberGoingOn' } },
    },
    short: {
      tags: 'halted',
      description: 'What fits has moved; the rest stays with the guest.',
      on: { 'move.goOn': { target: 'moving' } },
    },
    halted: { tags: 'halted', on: { 'move.goOn': { target: 'moving' } } },
    resting: {
      tags: 'halted',
      entry: 'countFailure',
      after: { nextTry: { target: 'moving' } },
      on: { 'network.back': { target: 'moving' }, 'move.goOn': { target: 'moving' } },
    },
    coolingDown: {
      tags: 'halted',
      exit: 'endCoolDown',
      after: { coolDown: { target: 'moving' } },
    },
    moved: { tags: 'over', on: { 'move.dismiss': { target: 'left' } } },
    lost: {
      tags: 'over',
      description: 'Nobody can reach the guest any more; what was copied stays.',
      on: { 'move.dismiss': { target: 'left' } },
    },
    left: { type: 'final' },
  },
})
