import type { WipeProgress } from '../domain/deletionReceipt.ts'
import type { FailureEvent } from '../domain/failure.ts'
import { type Port, unprovided } from './ports.ts'
import type { IdentityAnswer } from './reauthenticationMachine.ts'
import { attemptTimeout } from './failures.ts'
import { coolDown, noFailure, type CoolDown } from './coolDown.ts'
import { assign, setup } from 'xstate'

/** Whether the last sign-in is recent enough for a deletion. */
export type LoginAge = { type: 'login.fresh' } | { type: 'login.old' }

/**
 * The deletion flag on the server: none, begun here or elsewhere, final, or left over from an
 * earlier account with this uid.
 */
export type FlagSeen =
  | { type: 'flag.none' }
  | { type: 'flag.begun' }
  | { type: 'flag.final' }
  | { type: 'flag.past' }

/** Progress of deleting the person's own data. */
export type WipeProgressEvent =
  | { type: 'wipe.progress'; progress: WipeProgress; timeLeft: number | null }
  | { type: 'flag.final' }

export type WipeEvent =
  | WipeProgressEvent
  | { type: 'data.wiped' }
  /** The person canceled the deletion on another device, and nothing was deleted. */
  | { type: 'deletion.canceledElsewhere' }

/** Whose account is deleted. Ports refuse anyone who signs in meanwhile in another tab. */
export type DeletionInput = { uid: string }

export type DeletionEvent =
  | { type: 'deletion.begin' }
  | { type: 'deletion.retry' }
  | { type: 'deletion.cancel' }
  | IdentityAnswer
  | { type: 'changes.stopped' }
  | { type: 'tokens.revoked' }
  | { type: 'deletion.canceled' }
  | WipeEvent
  | FlagSeen
  | LoginAge
  | FailureEvent

/** Reports the deletion flag at once and after each change. */
export type WatchDeletionFlag = Port<FlagSeen, DeletionInput>

export type CheckLogin = Port<LoginAge | FailureEvent, DeletionInput>

/**
 * Freezes the person's data on the server, and makes every page on this device save what was typed.
 * Deletes nothing: a person who cancels has lost nothing.
 */
export type StopChanges = Port<{ type: 'changes.stopped' } | FailureEvent, DeletionInput>

/**
 * Makes the deletion final, reports that, and only then deletes the person's data on the server.
 * Started again, it continues. Stopped, it starts nothing more.
 */
export type WipeData = Port<WipeEvent | FailureEvent, DeletionInput>

/**
 * Revokes what other services allowed this app. It always reports that it is done, so that an
 * unreachable service can't stop a deletion.
 */
export type RevokeTokens = Port<{ type: 'tokens.revoked' }, DeletionInput>

/** Success is reported by the session observer. */
export type DeleteAccount = Port<FailureEvent, DeletionInput>

/** Cancels the deletion unless it is final. */
export type CancelDeletion = Port<
  { type: 'deletion.canceled' } | { type: 'flag.final' } | FailureEvent,
  DeletionInput
>

type DeletionContext = DeletionInput &
  CoolDown & {
    /** `null` while nothing is being deleted. */
    progress: WipeProgress | null
    /** Of the current step, in milliseconds; `null` if unknown. */
    timeLeft: number | null
    /** The deletion can't be canceled anymore. */
    isFinal: boolean
    isWiped: boolean
    /** The person just canceled the deletion, here or elsewhere. */
    isKept: boolean
  }

/** The context before anything is deleted. */
const untouched = {
  progress: null,
  timeLeft: null,
  isFinal: false,
  isWiped: false,
  isKept: false,
}

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
    setKept: assign({ ...untouched, isKept: true }),
  },
  guards: { canKeep: ({ context }) => !context.isFinal, isWiped: ({ context }) => context.isWiped },
  delays: { ...coolDown<DeletionContext, DeletionEvent>().delays, attemptTimeout },
}).createMachine({
  id: 'deletion',
  description: 'Deleting the account: its data first, while it is still accessible.',
  context: ({ input }) => ({ ...input, ...untouched, ...noFailure }),
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
      entry: 'clearFailure',
      invoke: { id: 'checkLogin', src: 'checkLogin', input: whose },
      after: { attemptTimeout: { target: 'deciding', actions: 'setTimedOut' } },
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
        'identity.canceled': { target: 'deciding' },
      },
    },
    removing: {
      tags: 'removing',
      initial: 'resuming',
      on: { 'flag.final': { actions: 'setFinal' } },
      states: {
        resuming: {
          entry: 'clearFailure',
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
                'data.wiped': { target: 'revoking', actions: ['setWiped', 'clearRefusals'] },
                'deletion.canceledElsewhere': [
                  { guard: 'canKeep', target: '#deletion.deciding', actions: 'setKept' },
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
              after: {
                attemptTimeout: { target: '#deletion.removing.halted', actions: 'setTimedOut' },
              },
            },
          },
        },
        confirming: {
          tags: 'confirming',
          on: {
            'identity.confirmed': { target: 'resuming' },
            'identity.canceled': { target: 'halted' },
          },
        },
        halted: {
          tags: 'halted',
          on: {
            'deletion.retry': { target: 'resuming' },
            'deletion.cancel': { guard: 'canKeep', target: 'keeping' },
            'flag.none': { guard: 'canKeep', target: '#deletion.deciding', actions: 'setKept' },
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
          entry: 'clearFailure',
          invoke: { id: 'cancelDeletion', src: 'cancelDeletion', input: whose },
          on: {
            'deletion.canceled': {
              target: '#deletion.deciding',
              actions: ['setKept', 'clearRefusals'],
            },
            'flag.final': { target: 'halted', actions: 'setFinal' },
            'error.*': { target: 'halted', actions: 'setFailure' },
          },
          initial: 'idle',
          states: {
            idle: {},
            racing: {
              description: 'Canceled in progress. If that is too late, the deletion continues.',
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
