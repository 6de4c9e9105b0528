import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import {
  attemptTimeout,
  failureActions,
  type FailureContext,
} from '#src/machines/shared/failures.ts'
import { type Port, uidIn, requiredPort } from '#src/machines/shared/ports.ts'

/** The notes to delete permanently. `expired`: those that have been in the trash for 30 days. */
type Purge = { kind: 'one'; noteId: string; name: string } | { kind: 'all' } | { kind: 'expired' }

export type PurgeInput = { uid: string; purge: Purge }

export type PurgeProgress =
  /** A file of a note that is being deleted. */
  { type: 'file.deleted' } | { type: 'note.purged'; noteId: string } | { type: 'purge.done' }

export type TrashEvent =
  /** Clean up, once the page has had time to load. Ignored after the first time. */
  | { type: 'trash.cleanUp' }
  | { type: 'purge.ask'; purge: Purge }
  | { type: 'purge.confirm' }
  | { type: 'purge.cancel' }
  | { type: 'purge.stop' }
  | { type: 'purge.retry' }
  | { type: 'page.left' }
  | PurgeProgress
  | { type: 'files.cleanedUp' }
  | FailureEvent

/** Deletes the remains of failed uploads and interrupted deletions. */
export type CleanUpFiles = Port<{ type: 'files.cleanedUp' } | FailureEvent, { uid: string }>

/** Deletes notes in the trash one at a time. If it is started again, it continues with the remaining ones. */
export type PurgeNotes = Port<PurgeProgress | FailureEvent, PurgeInput>

type TrashContext = FailureContext & {
  uid: string
  purge: Purge
  /** Notes deleted since the trash was opened. */
  purgedIds: readonly string[]
  /** How many of them were deleted since the person was last asked. */
  count: number
}

export const trashMachine = setup({
  types: {
    context: {} as TrashContext,
    events: {} as TrashEvent,
    input: {} as { uid: string },
    tags: {} as 'busy',
  },
  actors: {
    purgeNotes: requiredPort<PurgeNotes>(),
    cleanUpFiles: requiredPort<CleanUpFiles>(),
  },
  actions: {
    ...failureActions<TrashContext, TrashEvent>(),
    setPurge: assign(({ event }) => {
      assertEvent(event, 'purge.ask')
      return { purge: event.purge, count: 0 }
    }),
    addPurged: assign(({ context: { purgedIds, count }, event }) => {
      assertEvent(event, 'note.purged')
      return { purgedIds: [...purgedIds, event.noteId], count: count + 1 }
    }),
    clearPurged: assign({ purgedIds: [] }),
  },
  delays: { startDelay: 5_000, progressTimeout: 20_000, attemptTimeout },
}).createMachine({
  id: 'trash',
  description: 'Deleting notes permanently: old ones automatically, others after a confirmation.',
  context: ({ input: { uid } }) => ({
    uid,
    purge: { kind: 'expired' },
    purgedIds: [],
    count: 0,
    failure: null,
  }),
  initial: 'beforeCleanUp',
  on: { 'note.purged': { actions: 'addPurged' }, 'page.left': { actions: 'clearPurged' } },
  states: {
    beforeCleanUp: {
      on: {
        'trash.cleanUp': { target: 'cleaningUp' },
        'purge.ask': { target: 'asking', actions: 'setPurge' },
      },
    },
    cleaningUp: {
      description: 'In the background. Failures are retried on the next visit.',
      initial: 'delayed',
      on: {
        'error.*': { target: 'ready' },
        'purge.ask': { target: 'asking', actions: 'setPurge' },
      },
      states: {
        delayed: { after: { startDelay: { target: 'notes' } } },
        notes: {
          invoke: {
            id: 'purgeExpiredNotes',
            src: 'purgeNotes',
            input: ({ context: { uid } }) => ({ uid, purge: { kind: 'expired' } }),
          },
          initial: 'waiting',
          on: {
            'note.purged': { target: '.waiting', actions: 'addPurged' },
            'file.deleted': { target: '.waiting' },
            'purge.done': { target: 'files' },
          },
          states: { waiting: { after: { attemptTimeout: { target: '#trash.ready' } } } },
        },
        files: {
          invoke: {
            id: 'cleanUpFiles',
            src: 'cleanUpFiles',
            input: uidIn,
          },
          after: { attemptTimeout: { target: '#trash.ready' } },
          on: { 'files.cleanedUp': { target: '#trash.ready' } },
        },
      },
    },
    ready: {
      initial: 'idle',
      on: { 'purge.ask': { target: 'asking', actions: 'setPurge' } },
      states: {
        idle: {},
        done: {
          on: { 'page.left': { target: 'idle', actions: 'clearPurged' } },
        },
      },
    },
    asking: {
      on: {
        'purge.confirm': { target: 'deleting' },
        'purge.cancel': { target: 'ready' },
        'page.left': { target: 'ready', actions: 'clearPurged' },
      },
    },
    deleting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'purgeNotes',
        src: 'purgeNotes',
        input: ({ context: { uid, purge } }) => ({ uid, purge }),
      },
      initial: 'waiting',
      on: {
        'note.purged': { target: '.waiting', actions: 'addPurged' },
        'file.deleted': { target: '.waiting' },
        'purge.done': { target: 'ready.done' },
        'purge.stop': { target: 'ready.done' },
        'error.*': { target: 'failed', actions: 'setFailure' },
      },
      states: {
        waiting: {
          after: { progressTimeout: { target: '#trash.failed', actions: 'setTimedOut' } },
        },
      },
    },
    failed: {
      tags: 'busy',
      on: { 'purge.retry': { target: 'deleting' }, 'purge.cancel': { target: 'ready' } },
      exit: 'clearFailure',
    },
  },
})
