import { assertEvent, assign, setup, stateIn } from 'xstate'
import type { DeletionProgress } from '../../domain/deletion/deletionReceipt.ts'
import { uidIn, requiredPort } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'
import type {
  CancelDeletion,
  CheckSignInAge,
  DeleteAccount,
  DeleteData,
  DeletionEvent,
  DeletionInput,
  RevokeTokens,
  StopChanges,
  WatchDeletionFlag,
} from './deletionEvents.ts'

type DeletionContext = DeletionInput &
  RequestContext & {
    /** `null` while nothing is being deleted. */
    progress: DeletionProgress | null
    /** Of the current step, in milliseconds; `null` if unknown. */
    timeLeft: number | null
  }

const noProgress = { progress: null, timeLeft: null }

/** Another tab has begun to delete data: this one shows that, and finishes if that tab stops. */
const followFinal = { target: ['deleting.steps.stopped', 'deleting.stage.final'] } as const

export const deletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    input: {} as DeletionInput,
    tags: {} as
      | 'canceled'
      | 'busy'
      | 'deletingData'
      | 'revoking'
      | 'confirming'
      | 'stopped'
      | 'coolingDown'
      | 'canceling'
      | 'final'
      | 'dataDeleted',
  },
  actors: {
    watchDeletionFlag: requiredPort<WatchDeletionFlag>(),
    checkSignInAge: requiredPort<CheckSignInAge>(),
    stopChanges: requiredPort<StopChanges>(),
    deleteData: requiredPort<DeleteData>(),
    revokeTokens: requiredPort<RevokeTokens>(),
    deleteAccount: requiredPort<DeleteAccount>(),
    cancelDeletion: requiredPort<CancelDeletion>(),
  },
  actions: {
    ...request.actions<DeletionContext, DeletionEvent>(),
    setProgress: assign(({ event }) => {
      assertEvent(event, 'deletion.progress')
      return { progress: event.progress, timeLeft: event.timeLeft }
    }),
    clearProgress: assign(noProgress),
  },
  guards: {
    canCancel: stateIn({ deleting: { stage: 'begun' } }),
    isDeletingData: stateIn({ deleting: { steps: { working: 'deletingData' } } }),
    isDataDeleted: stateIn({ deleting: { stage: 'dataDeleted' } }),
  },
  delays: request.delays,
}).createMachine({
  id: 'deletion',
  description: 'Deleting the account: its data first, while it is still accessible.',
  context: ({ input }) => ({ ...input, ...noProgress, ...initialRequest }),
  invoke: { id: 'watchDeletionFlag', src: 'watchDeletionFlag', input: uidIn },
  initial: 'deciding',
  states: {
    deciding: {
      initial: 'asking',
      on: { 'flag.begun': { target: 'deleting.steps.stopped' }, 'flag.final': followFinal },
      states: {
        asking: {
          initial: 'undecided',
          on: { 'deletion.begin': { target: 'checkingSignInAge' } },
          states: { undecided: {}, canceled: { tags: 'canceled' } },
        },
        checkingSignInAge: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: { id: 'checkSignInAge', src: 'checkSignInAge', input: uidIn },
          after: request.timeLimit('asking'),
          on: {
            'signIn.recent': { target: '#deletion.deleting' },
            'signIn.old': { target: 'confirming' },
            ...request.failures('asking'),
          },
        },
        coolingDown: request.coolDown('asking'),
        confirming: request.confirming('#deletion.deleting', 'asking'),
      },
    },
    deleting: {
      type: 'parallel',
      exit: 'clearProgress',
      states: {
        stage: {
          description: 'How far the deletion has come on the server, started here or elsewhere.',
          initial: 'begun',
          states: {
            begun: {
              description: 'Nothing is deleted yet.',
              on: {
                'flag.final': { target: 'final' },
                'data.deleted': { guard: 'isDeletingData', target: 'dataDeleted' },
              },
            },
            final: {
              tags: 'final',
              on: { 'data.deleted': { guard: 'isDeletingData', target: 'dataDeleted' } },
            },
            dataDeleted: {
              tags: ['final', 'dataDeleted'],
              description: 'Only the account is left.',
            },
          },
        },
        steps: {
          initial: 'resuming',
          states: {
            resuming: {
              entry: 'clearFailure',
              always: [
                { guard: 'isDataDeleted', target: 'working.revoking' },
                { target: 'working' },
              ],
            },
            working: {
              tags: 'busy',
              initial: 'stopping',
              on: {
                'deletion.cancel': { guard: 'canCancel', target: 'canceling.racing' },
                'error.requires-recent-login': { target: 'confirming' },
                ...request.failures('stopped'),
              },
              states: {
                stopping: {
                  invoke: { id: 'stopChanges', src: 'stopChanges', input: uidIn },
                  on: { 'changes.stopped': { target: 'deletingData' } },
                },
                deletingData: {
                  tags: 'deletingData',
                  invoke: { id: 'deleteData', src: 'deleteData', input: uidIn },
                  on: {
                    'deletion.progress': { actions: 'setProgress' },
                    'data.deleted': { target: 'revoking', actions: 'resetRequest' },
                    'deletion.canceledElsewhere': [
                      { guard: 'canCancel', target: '#deletion.deciding.asking.canceled' },
                      { target: '#deletion.deleting.steps.stopped' },
                    ],
                  },
                },
                revoking: {
                  tags: 'revoking',
                  invoke: { id: 'revokeTokens', src: 'revokeTokens', input: uidIn },
                  on: { 'tokens.revoked': { target: 'deletingAccount' } },
                },
                deletingAccount: {
                  invoke: { id: 'deleteAccount', src: 'deleteAccount', input: uidIn },
                  after: request.timeLimit('#deletion.deleting.steps.stopped'),
                },
              },
            },
            confirming: request.confirming('resuming', 'stopped'),
            stopped: {
              tags: 'stopped',
              on: {
                'deletion.retry': { target: 'resuming' },
                'deletion.cancel': { guard: 'canCancel', target: 'canceling' },
                'flag.none': { guard: 'canCancel', target: '#deletion.deciding.asking.canceled' },
              },
            },
            coolingDown: {
              ...request.coolDown('stopped'),
              tags: ['stopped', 'coolingDown'],
              on: {
                'deletion.cancel': { guard: 'canCancel', target: 'canceling' },
                'flag.none': { guard: 'canCancel', target: '#deletion.deciding.asking.canceled' },
              },
            },
            canceling: {
              tags: ['busy', 'canceling'],
              entry: 'clearFailure',
              invoke: { id: 'cancelDeletion', src: 'cancelDeletion', input: uidIn },
              on: {
                'deletion.canceled': {
                  target: '#deletion.deciding.asking.canceled',
                  actions: 'resetRequest',
                },
                'flag.final': { target: 'stopped' },
                'error.*': { target: 'stopped', actions: 'setFailure' },
              },
              initial: 'idle',
              states: {
                idle: {},
                racing: {
                  description:
                    'Canceled while a step was running. If it had already finished, the deletion continues.',
                  on: { 'flag.final': { target: '#deletion.deleting.steps.resuming' } },
                },
              },
            },
          },
        },
      },
    },
  },
})
