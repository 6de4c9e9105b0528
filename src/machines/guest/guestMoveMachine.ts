import { assertEvent, assign, setup } from 'xstate'
import type { ItemCounts } from '../../domain/data/itemCounts.ts'
import type { DeletionProgress } from '../../domain/deletion/deletionReceipt.ts'
import type { MovePhase, MovePair } from '../../domain/guest/guestMove.ts'
import { requiredPort, requiredAction } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'
import { retry, type RetryContext } from '../shared/retry.ts'
import type {
  AcquireMoveLock,
  CopyItems,
  CountItemsToMove,
  DeleteGuest,
  DeleteGuestData,
  GuestMoveEvent,
  TransferUnsaved,
  VerifyMove,
  WatchMoveJournal,
  WatchSessionAndNetwork,
} from './guestMoveEvents.ts'

type MoveContext = MovePair &
  RequestContext &
  RetryContext & {
    counts: ItemCounts
    /**
     * The current copying step, `null` before the first, and how many items of each are in the
     * account.
     */
    step: string | null
    copied: ItemCounts
    /** The most items of each step that were in the account: a repeated step starts from 0. */
    mostCopied: ItemCounts
    /** Of deleting the guest's data. */
    progress: DeletionProgress | null
    /** Of the current step, in milliseconds; `null` if unknown. */
    timeLeft: number | null
  }

const initialMove: Omit<MoveContext, keyof MovePair> = {
  counts: {},
  step: null,
  copied: {},
  mostCopied: {},
  progress: null,
  timeLeft: null,
  failureCount: 0,
  ...initialRequest,
}

/** The input of every port. */
function uidsIn({ context: { guestUid, uid } }: { context: MovePair }): MovePair {
  return { guestUid, uid }
}

/** The move's phase, from the lock or the journal. */
function phaseIn({ event }: { event: GuestMoveEvent }): MovePhase | null {
  assertEvent(event, ['lock.acquired', 'journal.changed', 'journal.gone'])
  return event.phase
}

/** What is left to do while the move waits: the rest of the data, or only the guest. */
const remaining = {
  initial: 'incomplete',
  states: {
    incomplete: {
      on: { 'move.discard': { target: '#guestMove.moving', actions: 'recordDiscard' } },
    },
    undeleted: { tags: 'undeleted' },
  },
} as const

export const guestMoveMachine = setup({
  types: {
    context: {} as MoveContext,
    events: {} as GuestMoveEvent,
    input: {} as MovePair,
    tags: {} as
      | 'transferring'
      | 'verifying'
      | 'deletingData'
      | 'stopped'
      | 'overQuota'
      | 'undeleted'
      | 'paused'
      | 'coolingDown',
  },
  actors: {
    watchSessionAndNetwork: requiredPort<WatchSessionAndNetwork>(),
    watchMoveJournal: requiredPort<WatchMoveJournal>(),
    acquireMoveLock: requiredPort<AcquireMoveLock>(),
    countItems: requiredPort<CountItemsToMove>(),
    copyItems: requiredPort<CopyItems>(),
    transferUnsaved: requiredPort<TransferUnsaved>(),
    verifyMove: requiredPort<VerifyMove>(),
    deleteGuestData: requiredPort<DeleteGuestData>(),
    deleteGuest: requiredPort<DeleteGuest>(),
  },
  actions: {
    ...request.actions<MoveContext, GuestMoveEvent>(),
    ...retry.actions<MoveContext, GuestMoveEvent>(),
    recordPause: requiredAction('recordPause'),
    recordResume: requiredAction('recordResume'),
    recordDiscard: requiredAction('recordDiscard'),
    setCounts: assign(({ event }) => {
      assertEvent(event, 'items.counted')
      return { counts: event.counts, step: null, copied: {} }
    }),
    recordCopied: assign(({ context: { copied, mostCopied }, event }) => {
      assertEvent(event, 'items.copied')
      const { step, count } = event
      return {
        step,
        copied: { ...copied, [step]: count },
        mostCopied: { ...mostCopied, [step]: Math.max(count, mostCopied[step] ?? 0) },
      }
    }),
    setProgress: assign(({ event }) => {
      assertEvent(event, 'deletion.progress')
      return { progress: event.progress, timeLeft: event.timeLeft }
    }),
  },
  guards: {
    isEndedElsewhere: (args) => phaseIn(args) === null,
    isInProgress: (args) => phaseIn(args) !== 'paused',
    isPaused: (args) => phaseIn(args) === 'paused',
    isDeleting: (args) => ['deleting', 'discarding'].includes(phaseIn(args) ?? ''),
    isDiscarding: (args) => phaseIn(args) === 'discarding',
    isNewlyCopied: ({ context, event }) => {
      assertEvent(event, 'items.copied')
      return event.count > (context.mostCopied[event.step] ?? 0)
    },
    isOverQuota: ({ event }) => {
      assertEvent(event, 'copy.done')
      return event.isOverQuota
    },
  },
  delays: { ...request.delays, nextTry: retry.delay(2_000, 60_000) },
}).createMachine({
  id: 'guestMove',
  description: 'Moving a guest’s data to an account: copied, verified, and only then deleted.',
  context: ({ input }) => ({ ...input, ...initialMove }),
  invoke: [
    { id: 'watchSessionAndNetwork', src: 'watchSessionAndNetwork', input: uidsIn },
    { id: 'watchMoveJournal', src: 'watchMoveJournal', input: uidsIn },
  ],
  on: {
    'person.left': { target: '.closed' },
    'journal.gone': [
      { guard: 'isDiscarding', target: '.closed' },
      { guard: 'isDeleting', target: '.moved' },
      { target: '.guestGone' },
    ],
  },
  initial: 'moving',
  states: {
    moving: {
      entry: 'clearFailure',
      invoke: { id: 'acquireMoveLock', src: 'acquireMoveLock', input: uidsIn },
      on: {
        ...request.failures('stopped'),
        'error.network-request-failed': {
          target: 'waitingForNetwork',
          actions: 'setFailure',
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'lock.acquired': [
              { guard: 'isEndedElsewhere', target: '#guestMove.guestGone' },
              { guard: 'isPaused', target: '#guestMove.stopped.incomplete.paused' },
              { guard: 'isDeleting', target: 'deleting' },
              { target: 'copying' },
            ],
          },
        },
        copying: {
          on: {
            'move.pause': {
              target: '#guestMove.stopped.incomplete.paused',
              actions: 'recordPause',
            },
            'items.copied': [
              { guard: 'isNewlyCopied', actions: ['recordCopied', 'clearFailures'] },
              { actions: 'recordCopied' },
            ],
          },
          initial: 'counting',
          states: {
            counting: {
              invoke: { id: 'countItems', src: 'countItems', input: uidsIn },
              on: { 'items.counted': { target: 'copyingItems', actions: 'setCounts' } },
            },
            copyingItems: {
              invoke: { id: 'copyItems', src: 'copyItems', input: uidsIn },
              on: {
                'copy.done': [
                  { guard: 'isOverQuota', target: '#guestMove.stopped.incomplete.overQuota' },
                  { target: 'transferring' },
                ],
              },
            },
            transferring: {
              tags: 'transferring',
              invoke: { id: 'transferUnsaved', src: 'transferUnsaved', input: uidsIn },
              on: { 'unsaved.transferred': { target: 'verifying' } },
            },
            verifying: {
              tags: 'verifying',
              invoke: { id: 'verifyMove', src: 'verifyMove', input: uidsIn },
              on: {
                'items.verified': {
                  target: '#guestMove.moving.deleting',
                  actions: ['resetRequest', 'clearFailures'],
                },
              },
            },
          },
        },
        deleting: {
          description: 'Everything has arrived, or the person discards the rest.',
          on: {
            ...request.failures('#guestMove.stopped.undeleted', '#guestMove.coolingDown.undeleted'),
            'error.network-request-failed': {
              target: '#guestMove.waitingForNetwork.undeleted',
              actions: 'setFailure',
            },
            'deletion.progress': { actions: 'setProgress' },
          },
          initial: 'deletingData',
          states: {
            deletingData: {
              tags: 'deletingData',
              invoke: { id: 'deleteGuestData', src: 'deleteGuestData', input: uidsIn },
              on: { 'guestData.deleted': { target: 'deletingGuest' } },
            },
            deletingGuest: { invoke: { id: 'deleteGuest', src: 'deleteGuest', input: uidsIn } },
          },
        },
      },
    },
    stopped: {
      tags: 'stopped',
      initial: 'incomplete',
      on: {
        'move.resume': { target: 'moving', actions: 'recordResume' },
        'journal.changed': { guard: 'isInProgress', target: 'moving' },
      },
      states: {
        incomplete: {
          initial: 'failed',
          on: { 'move.discard': { target: '#guestMove.moving', actions: 'recordDiscard' } },
          states: {
            failed: {},
            overQuota: {
              tags: 'overQuota',
              description: 'What fits has moved; the rest stays with the guest.',
            },
            paused: { tags: 'paused' },
          },
        },
        undeleted: {
          tags: 'undeleted',
          description: 'Nothing is left to move. Only the guest isn’t deleted yet.',
        },
      },
    },
    waitingForNetwork: {
      tags: 'stopped',
      entry: 'countFailure',
      after: { nextTry: { target: 'moving' } },
      on: { 'network.back': { target: 'moving' }, 'move.resume': { target: 'moving' } },
      ...remaining,
    },
    coolingDown: {
      ...request.coolDown('moving'),
      tags: ['stopped', 'coolingDown'],
      ...remaining,
    },
    moved: { on: { 'move.dismiss': { target: 'closed' } } },
    guestGone: { on: { 'move.dismiss': { target: 'closed' } } },
    closed: { type: 'final' },
  },
})
