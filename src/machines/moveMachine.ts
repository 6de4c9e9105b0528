import type { MovePhase } from '../domain/guestMove.ts'
import {
  type MoveContext,
  type MoveEvent,
  newsIn,
  shortage,
  counted,
  offline,
  placed,
  wiped,
  moveDelays,
  moversIn,
  moveTypes,
  newMove,
  movePorts,
} from './moveEvents.ts'
import { assign, setup } from 'xstate'
import { cooledDown, failed, overloaded } from './coolDown.ts'
import { unprovidedAction } from './ports.ts'

type Now = { context: MoveContext; event: MoveEvent }

/** What the chart asks before it goes on. */
export const moveGuards = {
  isMissed: (now: Now) => phaseIn(now) === null,
  isUnderWay: (now: Now) => ['copying', 'removing'].includes(phaseIn(now) ?? ''),
  isPaused: (now: Now) => phaseIn(now) === 'paused',
  isRemoving: (now: Now) => phaseIn(now) === 'removing',
  isLeaving: (now: Now) => phaseIn(now) === 'leaving',
  isShort: (now: Now) => shortage(now).isShort,
  hasRest: ({ context }: Now) => !context.isVerified,
}

function phaseIn({ event }: Now): MovePhase | null {
  return newsIn(event, 'turn.taken', 'mark.changed', 'mark.gone').phase
}

const keep = assign<MoveContext, MoveEvent, undefined, MoveEvent, never>

/** What the chart keeps in mind of what it hears, for `setup`. */
export const moveAssigns = {
  begin: keep({ failure: null, isShort: false, isVerified: false }),
  noteThings: keep(counted),
  notePlaced: keep(placed),
  noteVerified: keep({ isVerified: true }),
  noteShortage: keep(shortage),
  noteWipe: keep(wiped),
  noteFailure: keep(failed),
  noteOffline: keep(offline),
  startCoolDown: keep(overloaded),
  endCoolDown: keep(cooledDown),
}

export const moveMachine = setup({
  types: moveTypes,
  actors: movePorts,
  actions: {
    rememberPause: unprovidedAction('rememberPause'),
    rememberGoingOn: unprovidedAction('rememberGoingOn'),
    ...moveAssigns,
  },
  guards: moveGuards,
  delays: moveDelays,
}).createMachine({
  id: 'move',
  description: 'What a guest keeps moves: it is copied, looked at, and only then deleted.',
  context: ({ input }) => ({ ...input, ...newMove }),
  invoke: [
    { id: 'watchMember', src: 'watchMember', input: moversIn },
    { id: 'watchMark', src: 'watchMark', input: moversIn },
  ],
  on: {
    'member.left': { target: '.left' },
    'mark.gone': [
      { guard: 'isRemoving', target: '.moved' },
      { guard: 'isLeaving', target: '.leftElsewhere' },
      { target: '.lost' },
    ],
  },
  initial: 'moving',
  states: {
    moving: {
      entry: 'begin',
      invoke: { id: 'takeTurn', src: 'takeTurn', input: moversIn },
      on: {
        'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
        'error.network-request-failed': { target: 'resting', actions: 'noteOffline' },
        'error.*': { target: 'halted', actions: 'noteFailure' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          tags: 'waiting',
          on: {
            'turn.taken': [
              { guard: 'isMissed', target: '#move.lost' },
              { guard: 'isPaused', target: '#move.halted.paused' },
              { guard: 'isLeaving', target: '#move.lettingGo' },
              { guard: 'isRemoving', target: 'removing' },
              { target: 'copying' },
            ],
          },
        },
        copying: {
          tags: 'copying',
          on: {
            'move.stop': { target: '#move.halted.paused', actions: 'rememberPause' },
            'things.placed': { actions: 'notePlaced' },
          },
          initial: 'counting',
          states: {
            counting: {
              invoke: { id: 'countThings', src: 'countThings', input: moversIn },
              on: { 'things.counted': { target: 'placingNotes', actions: 'noteThings' } },
            },
            placingNotes: {
              invoke: { id: 'placeNotes', src: 'placeNotes', input: moversIn },
              on: { 'notes.placed': { target: 'placingFiles', actions: 'noteShortage' } },
            },
            placingFiles: {
              invoke: { id: 'placeFiles', src: 'placeFiles', input: moversIn },
              on: {
                'files.placed': [
                  { guard: 'isShort', target: '#move.halted.short', actions: 'noteShortage' },
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
          on: { 'wipe.progress': { actions: 'noteWipe' } },
          initial: 'wiping',
          states: {
            wiping: {
              invoke: { id: 'wipeGuest', src: 'wipeGuest', input: moversIn },
              on: { 'guest.wiped': { target: 'deleting' } },
            },
            deleting: { invoke: { id: 'deleteGuest', src: 'deleteGuest', input: moversIn } },
          },
        },
      },
    },
    halted: {
      tags: 'halted',
      initial: 'failed',
      on: {
        'move.goOn': { target: 'moving', actions: 'rememberGoingOn' },
        'move.giveUp': { guard: 'hasRest', target: 'leaving' },
        'mark.changed': { guard: 'isUnderWay', target: 'moving' },
      },
      states: {
        failed: {},
        short: { description: 'What fits has moved; the rest stays with the guest.' },
        paused: {},
      },
    },
    leaving: {
      tags: 'leaving',
      description: 'Nobody can reach the rest once the guest is let go of, so the person is asked.',
      on: {
        'rest.leave': { target: 'lettingGo' },
        'rest.keep': { target: 'halted.paused', actions: 'rememberPause' },
        'mark.changed': { guard: 'isUnderWay', target: 'moving' },
      },
    },
    lettingGo: {
      tags: 'leaving',
      invoke: { id: 'leaveRest', src: 'leaveRest', input: moversIn },
      on: {
        'mark.gone': { target: 'left' },
        'error.*': { target: 'halted.paused', actions: ['rememberPause', 'noteFailure'] },
      },
    },
    resting: {
      tags: 'halted',
      after: { nextTry: { target: 'moving' } },
      on: { 'network.back': { target: 'moving' }, 'move.goOn': { target: 'moving' } },
    },
    coolingDown: { tags: 'halted', exit: 'endCoolDown', after: { coolDown: { target: 'moving' } } },
    moved: { tags: 'over', on: { 'move.dismiss': { target: 'left' } } },
    leftElsewhere: { tags: 'over', on: { 'move.dismiss': { target: 'left' } } },
    lost: { tags: 'over', on: { 'move.dismiss': { target: 'left' } } },
    left: { type: 'final' },
  },
})
