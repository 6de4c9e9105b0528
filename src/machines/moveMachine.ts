import type { MovePhase } from '../domain/guestMove.ts'
import {
  type MoveContext,
  type MoveEvent,
  eventOf,
  shortage,
  counted,
  offline,
  copied,
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
const moveGuards = {
  isMissed: (now: Now) => phaseIn(now) === null,
  isUnderWay: (now: Now) => ['copying', 'removing'].includes(phaseIn(now) ?? ''),
  isPaused: (now: Now) => phaseIn(now) === 'paused',
  isRemoving: (now: Now) => phaseIn(now) === 'removing',
  isAbandoning: (now: Now) => phaseIn(now) === 'abandoning',
  isShort: (now: Now) => shortage(now).isShort,
  hasRemaining: ({ context }: Now) => !context.isVerified,
}

function phaseIn({ event }: Now): MovePhase | null {
  return eventOf(event, 'turn.taken', 'journal.changed', 'journal.gone').phase
}

const keep = assign<MoveContext, MoveEvent, undefined, MoveEvent, never>

/** What the chart keeps in mind of what it hears, for `setup`. */
const moveAssigns = {
  begin: keep({ failure: null, isShort: false, isVerified: false }),
  setThings: keep(counted),
  recordCopied: keep(copied),
  setVerified: keep({ isVerified: true }),
  setShortage: keep(shortage),
  setWipe: keep(wiped),
  setFailure: keep(failed),
  setOffline: keep(offline),
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
  description: 'Moving a guest’s notes and files: copied, verified, and only then deleted.',
  context: ({ input }) => ({ ...input, ...newMove }),
  invoke: [
    { id: 'watchSignedIn', src: 'watchSignedIn', input: moversIn },
    { id: 'watchMoveJournal', src: 'watchMoveJournal', input: moversIn },
  ],
  on: {
    'signedIn.left': { target: '.left' },
    'journal.gone': [
      { guard: 'isRemoving', target: '.moved' },
      { guard: 'isAbandoning', target: '.leftElsewhere' },
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
        'error.network-request-failed': { target: 'waitingForNetwork', actions: 'setOffline' },
        'error.*': { target: 'halted', actions: 'setFailure' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          tags: 'waiting',
          on: {
            'turn.taken': [
              { guard: 'isMissed', target: '#move.lost' },
              { guard: 'isPaused', target: '#move.halted.paused' },
              { guard: 'isAbandoning', target: '#move.lettingGo' },
              { guard: 'isRemoving', target: 'removing' },
              { target: 'copying' },
            ],
          },
        },
        copying: {
          tags: 'copying',
          on: {
            'move.stop': { target: '#move.halted.paused', actions: 'rememberPause' },
            'things.copied': { actions: 'recordCopied' },
          },
          initial: 'counting',
          states: {
            counting: {
              invoke: { id: 'countThings', src: 'countThings', input: moversIn },
              on: { 'things.counted': { target: 'copyingNotes', actions: 'setThings' } },
            },
            copyingNotes: {
              invoke: { id: 'copyNotes', src: 'copyNotes', input: moversIn },
              on: { 'notes.copied': { target: 'copyingFiles', actions: 'setShortage' } },
            },
            copyingFiles: {
              tags: 'copyingFiles',
              invoke: { id: 'copyFiles', src: 'copyFiles', input: moversIn },
              on: {
                'files.copied': [
                  { guard: 'isShort', target: '#move.halted.short', actions: 'setShortage' },
                  { target: 'flushing' },
                ],
              },
            },
            flushing: {
              tags: 'flushing',
              invoke: { id: 'flushEdits', src: 'flushEdits', input: moversIn },
              on: { 'words.flushed': { target: 'verifying' } },
            },
            verifying: {
              tags: 'verifying',
              invoke: { id: 'verifyMove', src: 'verifyMove', input: moversIn },
              on: { 'things.verified': { target: '#move.moving.removing' } },
            },
          },
        },
        removing: {
          tags: 'removing',
          entry: 'setVerified',
          on: { 'wipe.progress': { actions: 'setWipe' } },
          initial: 'wiping',
          states: {
            wiping: {
              tags: 'wiping',
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
        'move.giveUp': { guard: 'hasRemaining', target: 'abandoning' },
        'journal.changed': { guard: 'isUnderWay', target: 'moving' },
      },
      states: {
        failed: {},
        short: {
          tags: 'short',
          description: 'What fits has moved; the rest stays with the guest.',
        },
        paused: { tags: 'paused' },
      },
    },
    abandoning: {
      tags: 'abandoning',
      description: 'Nobody can reach the rest once the guest is let go of, so the person is asked.',
      on: {
        'remaining.leave': { target: 'lettingGo' },
        'remaining.keep': { target: 'halted.paused', actions: 'rememberPause' },
        'journal.changed': { guard: 'isUnderWay', target: 'moving' },
      },
    },
    lettingGo: {
      tags: ['abandoning', 'lettingGo'],
      invoke: { id: 'leaveRemaining', src: 'leaveRemaining', input: moversIn },
      on: {
        'journal.gone': { target: 'left' },
        'error.*': { target: 'halted.paused', actions: ['rememberPause', 'setFailure'] },
      },
    },
    waitingForNetwork: {
      tags: ['halted', 'waitingForNetwork'],
      after: { nextTry: { target: 'moving' } },
      on: { 'network.back': { target: 'moving' }, 'move.goOn': { target: 'moving' } },
    },
    coolingDown: {
      tags: ['halted', 'coolingDown'],
      exit: 'endCoolDown',
      after: { coolDown: { target: 'moving' } },
    },
    moved: { tags: ['over', 'moved'], on: { 'move.dismiss': { target: 'left' } } },
    leftElsewhere: { tags: ['over', 'leftElsewhere'], on: { 'move.dismiss': { target: 'left' } } },
    lost: { tags: ['over', 'lost'], on: { 'move.dismiss': { target: 'left' } } },
    left: { tags: 'left', type: 'final' },
  },
})
