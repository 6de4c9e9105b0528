import { assign, setup } from 'xstate'
import { coolDownAfter } from '../domain/backOff.ts'
import { unanswered } from './authEvents.ts'
import { cooledDown, failed, overloaded, rested } from './coolDown.ts'
import { deletionTypes, progressed, untouched, whose } from './deletionContext.ts'
import type { Leaver } from './deletionEvents.ts'
import { unprovided } from './ports.ts'

export const deletionMachine = setup({
  types: deletionTypes,
  actors: {
    watchMark: unprovided<Leaver>('watchMark'),
    checkLogin: unprovided<Leaver>('checkLogin'),
    stopChanges: unprovided<Leaver>('stopChanges'),
    wipeData: unprovided<Leaver>('wipeData'),
    revokeTokens: unprovided<Leaver>('revokeTokens'),
    deleteAccount: unprovided<Leaver>('deleteAccount'),
    keepAccount: unprovided<Leaver>('keepAccount'),
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    noteFailure: assign((now) => failed(now)),
    giveUp: assign({ failure: unanswered }),
    startCoolDown: assign((now) => overloaded(now)),
    endCoolDown: assign(cooledDown),
    noteProgress: assign(progressed),
    noteFinal: assign({ isFinal: true }),
    noteWiped: assign({ isFinal: true, isWiped: true }),
    startAfresh: assign(untouched),
    noteKept: assign({ ...untouched, isKept: true }),
  },
  guards: { canKeep: ({ context }) => !context.isFinal, isWiped: ({ context }) => context.isWiped },
  delays: { longestStep: 90_000, coolDown: ({ context }) => coolDownAfter(context.refusals) },
}).createMachine({
  id: 'deletion',
  description: 'Deleting the account for good: its data first, while somebody can.',
  context: ({ input }) => ({ ...input, failure: null, ...untouched, ...rested }),
  invoke: { id: 'watchMark', src: 'watchMark', input: whose },
  initial: 'deciding',
  states: {
    deciding: {
      tags: 'deciding',
      exit: 'startAfresh',
      on: {
        'deletion.begin': { target: 'checkingLogin' },
        'mark.begun': { target: 'removing.halted' },
        'mark.final': { target: 'removing.halted', actions: 'noteFinal' },
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
        'mark.final': { target: 'removing.halted', actions: 'noteFinal' },
        'error.*': { target: 'deciding', actions: 'noteFailure' },
      },
    },
    confirming: {
      tags: ['deciding', 'confirming'],
      on: {
        'identity.confirmed': { target: 'removing' },
        'mark.final': { target: 'removing.halted', actions: 'noteFinal' },
        'identity.cancelled': { target: 'deciding' },
      },
    },
    removing: {
      tags: 'removing',
      initial: 'resuming',
      on: { 'mark.final': { actions: 'noteFinal' } },
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
            'error.*': { target: 'halted', actions: 'noteFailure' },
          },
          states: {
            stopping: {
              invoke: { id: 'stopChanges', src: 'stopChanges', input: whose },
              on: { 'changes.stopped': { target: 'wiping' } },
            },
            wiping: {
              invoke: { id: 'wipeData', src: 'wipeData', input: whose },
              on: {
                'wipe.progress': {
                  actions: { type: 'noteProgress', params: ({ event }) => event },
                },
                'data.wiped': { target: 'revoking', actions: 'noteWiped' },
                'deletion.calledOff': [
                  { guard: 'canKeep', target: '#deletion.deciding', actions: 'noteKept' },
                  { target: '#deletion.removing.halted' },
                ],
              },
            },
            revoking: {
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
            'mark.none': { guard: 'canKeep', target: '#deletion.deciding', actions: 'noteKept' },
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
          invoke: { id: 'keepAccount', src: 'keepAccount', input: whose },
          on: {
            'account.kept': { target: '#deletion.deciding', actions: 'noteKept' },
            'mark.final': { target: 'halted', actions: 'noteFinal' },
            'error.*': { target: 'halted', actions: 'noteFailure' },
          },
          initial: 'resting',
          states: {
            resting: {},
            racing: {
              description:
                'It was stopped at work. If that came too late, it goes on as if nobody had.',
              on: { 'mark.final': { target: '#deletion.removing.resuming', actions: 'noteFinal' } },
            },
          },
        },
      },
    },
  },
})
