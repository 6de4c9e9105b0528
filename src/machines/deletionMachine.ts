import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { FailureEvent } from '../domain/failure.ts'
import { type Port, unprovided } from './ports.ts'
import { coolDown, rested, type CoolDown } from './coolDown.ts'
import { assign, setup } from 'xstate'

/** Whether the last sign-in is fresh enough for what cannot be undone. */
export type LoginAge = { type: 'login.fresh' } | { type: 'login.old' }

/**
 * What the server says about a deletion: none, one that was begun here or elsewhere, or one after the
 * last moment at which the account could be kept.
 */
export type FlagSeen =
  | { type: 'flag.none' }
  | { type: 'flag.begun' }
  | { type: 'flag.final' }
  | { type: 'flag.past' }

/** How far the person's own things are. */
export type WipeProgressEvent =
  | { type: 'wipe.progress'; progress: WipeProgress; timeLeft: number | null }
  | { type: 'flag.final' }

export type WipeEvent =
  | WipeProgressEvent
  | { type: 'data.wiped' }
  /** The person has decided on another device to keep the account, and nothing was deleted. */
  | { type: 'deletion.calledOff' }

/** Who is to go; nobody else may, who comes in from another tab meanwhile. */
export type DeletionInput = { uid: string }

export type DeletionEvent =
  | { type: 'deletion.begin' }
  | { type: 'deletion.retry' }
  | { type: 'deletion.cancel' }
  | { type: 'identity.confirmed' }
  | { type: 'identity.cancelled' }
  | { type: 'changes.stopped' }
  | { type: 'tokens.revoked' }
  | { type: 'deletion.canceled' }
  | WipeEvent
  | FlagSeen
  | LoginAge
  | FailureEvent

/** Tells how far a deletion is by what the server knows, at once and after every change. */
export type WatchDeletionFlag = Port<FlagSeen, DeletionInput>

export type CheckLogin = Port<LoginAge | FailureEvent, DeletionInput>

/**
 * Stops everything of the person on the server where it is, and has every page of this device keep what is
 * typed there. Nothing is deleted by it: whoever stays has lost nothing.
 */
export type StopChanges = Port<{ type: 'changes.stopped' } | FailureEvent, DeletionInput>

/**
 * Makes the deletion final, says so, and only then deletes what the person keeps on the server; begun
 * again it goes on. Ended, it begins nothing more.
 */
export type WipeData = Port<WipeEvent | FailureEvent, DeletionInput>

/**
 * Gives back what other services let this app do. It always says that it is done: a service that does not
 * answer keeps nobody here.
 */
export type RevokeTokens = Port<{ type: 'tokens.revoked' }, DeletionInput>

/** Success is not sent back: the session observer reports that the person has left. */
export type DeleteAccount = Port<FailureEvent, DeletionInput>

/** Lets the person use the account again as it was, unless the deletion is final. */
export type CancelDeletion = Port<
  { type: 'deletion.canceled' } | { type: 'flag.final' } | FailureEvent,
  DeletionInput
>

type DeletionContext = DeletionInput &
  CoolDown & {
    /** `null` while nothing is being deleted. */
    progress: WipeProgress | null
    /** Of the step that is under way, in milliseconds; `null` where nobody can know. */
    timeLeft: number | null
    /** The account cannot be kept any more. */
    isFinal: boolean
    isWiped: boolean
    /** The person has just decided, here or elsewhere, to keep the account. */
    isKept: boolean
  }

/** Nothing has been deleted. */
const untouched = {
  progress: null,
  timeLeft: null,
  isFinal: false,
  isWiped: false,
  isKept: false,
}

/** The types of the deletion. */
const deletionTypes = {
  context: {} as DeletionContext,
  events: {} as DeletionEvent,
  input: {} as DeletionInput,
  tags: {} as
    | 'deciding'
    | 'busy'
    | 'wiping'
    | 'revoking'
    | 'confirming'
    | 'removing'
    | 'halted'
    | 'keeping',
}

/** What to assign when a step goes on. */
function progressed(_: unknown, updates: Extract<DeletionEvent, { type: 'wipe.progress' }>) {
  return { progress: updates.progress, timeLeft: updates.timeLeft }
}

/** The input of every port. */
function whose({ context: { uid } }: { context: DeletionInput }): DeletionInput {
  return { uid }
}

export const deletionMachine = setup({
  types: deletionTypes,
  actors: {
    watchDeletionFlag: unprovided<DeletionInput>('watchDeletionFlag'),
    checkLogin: unprovided<DeletionInput>('checkLogin'),
    stopChanges: unprovided<DeletionInput>('stopChanges'),
    wipeData: unprovided<DeletionInput>('wipeData'),
    revokeTokens: unprovided<DeletionInput>('revokeTokens'),
    deleteAccount: unprovided<DeletionInput>('deleteAccount'),
    cancelDeletion: unprovided<DeletionInput>('cancelDeletion'),
  },
  actions: {
    ...coolDown<DeletionContext, DeletionEvent>().actions,
    setProgress: assign(progressed),
    setFinal: assign({ isFinal: true }),
    setWiped: assign({ isFinal: true, isWiped: true }),
    startAfresh: assign(untouched),
    draftKept: assign({ ...untouched, isKept: true }),
  },
  guards: { canKeep: ({ context }) => !context.isFinal, isWiped: ({ context }) => context.isWiped },
  delays: { ...coolDown<DeletionContext, DeletionEvent>().delays, longestStep: 90_000 },
}).createMachine({
  id: 'deletion',
  description: 'Deleting the account: its data first, while it is still accessible.',
  context: ({ input }) => ({ ...input, ...untouched, ...rested }),
  invoke: { id: 'watchDeletionFlag', src: 'watchDeletionFlag', input: whose },
  initial: 'deciding',
  states: {
    deciding: {
      tags: 'deciding',
      exit: 'startAfresh',
      on: {
        'deletion.begin': { target: 'checkingLogin' },
        'flag.begun': { target: 'removing.halted' },
        'flag.final': { target: 'removing.halted', actions: 'setFinal' },
      },
    },
    checkingLogin: {
      tags: ['deciding', 'busy'],
      entry: 'forgetFailure',
      invoke: { id: 'checkLogin', src: 'checkLogin', input: whose },
      after: { longestStep: { target: 'deciding', actions: 'giveUp' } },
      on: {
        'login.fresh': { target: 'removing' },
        'login.old': { target: 'confirming' },
        'flag.final': { target: 'removing.halted', actions: 'setFinal' },
        'error.*': { target: 'deciding', actions: 'setFailure' },
      },
    },
    confirming: {
      tags: ['deciding', 'confirming'],
      on: {
        'identity.confirmed': { target: 'removing' },
        'flag.final': { target: 'removing.halted', actions: 'setFinal' },
        'identity.cancelled': { target: 'deciding' },
      },
    },
    removing: {
      tags: 'removing',
      initial: 'resuming',
      on: { 'flag.final': { actions: 'setFinal' } },
      states: {
        resuming: {
          entry: 'forgetFailure',
          always: [{ guard: 'isWiped', target: 'working.revoking' }, { target: 'working' }],
        },
        working: {
          tags: 'busy',
          initial: 'stopping',
          on: {
            'deletion.cancel': { guard: 'canKeep', target: 'keeping.racing' },
            'error.requires-recent-login': { target: 'confirming' },
            'error.too-many-requests': { target: 'coolingDown', actions: 'startCoolDown' },
            'error.*': { target: 'halted', actions: 'setFailure' },
          },
          states: {
            stopping: {
              invoke: { id: 'stopChanges', src: 'stopChanges', input: whose },
              on: { 'changes.stopped': { target: 'wiping' } },
            },
            wiping: {
              tags: 'wiping',
              invoke: { id: 'wipeData', src: 'wipeData', input: whose },
              on: {
                'wipe.progress': {
                  actions: { type: 'setProgress', params: ({ event }) => event },
                },
                'data.wiped': { target: 'revoking', actions: ['setWiped', 'forgetRefusals'] },
                'deletion.calledOff': [
                  { guard: 'canKeep', target: '#deletion.deciding', actions: 'draftKept' },
                  { target: '#deletion.removing.halted' },
                ],
              },
            },
            revoking: {
              tags: 'revoking',
              invoke: { id: 'revokeTokens', src: 'revokeTokens', input: whose },
              on: { 'tokens.revoked': { target: 'deleting' } },
            },
            deleting: {
              invoke: { id: 'deleteAccount', src: 'deleteAccount', input: whose },
              after: { longestStep: { target: '#deletion.removing.halted', actions: 'giveUp' } },
            },
          },
        },
        confirming: {
          tags: 'confirming',
          on: {
            'identity.confirmed': { target: 'resuming' },
            'identity.cancelled': { target: 'halted' },
          },
        },
        halted: {
          tags: 'halted',
          on: {
            'deletion.retry': { target: 'resuming' },
            'deletion.cancel': { guard: 'canKeep', target: 'keeping' },
            'flag.none': { guard: 'canKeep', target: '#deletion.deciding', actions: 'draftKept' },
          },
        },
        coolingDown: {
          tags: 'halted',
          exit: 'endCoolDown',
          after: { coolDown: { target: 'halted' } },
          on: { 'deletion.cancel': { guard: 'canKeep', target: 'keeping' } },
        },
        keeping: {
          tags: ['busy', 'keeping'],
          entry: 'forgetFailure',
          invoke: { id: 'cancelDeletion', src: 'cancelDeletion', input: whose },
          on: {
            'deletion.canceled': {
              target: '#deletion.deciding',
              actions: ['draftKept', 'forgetRefusals'],
            },
            'flag.final': { target: 'halted', actions: 'setFinal' },
            'error.*': { target: 'halted', actions: 'setFailure' },
          },
          initial: 'idle',
          states: {
            idle: {},
            racing: {
              description:
                'It was stopped at work. If that came too late, it goes on as if nobody had.',
              on: {
                'flag.final': { target: '#deletion.removing.resuming', actions: 'setFinal' },
              },
            },
          },
        },
      },
    },
  },
})
