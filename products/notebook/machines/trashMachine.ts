import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '#src/domain/failure.ts'
import {
  attemptTimeout,
  failureActions,
  type FailureContext,
} from '#src/machines/shared/failures.ts'
import { type Port, uidIn, requiredPort } from '#src/machines/shared/ports.ts'

/** The notes to delete permanently. `old`: those that have been in the trash for 30 days. */
type Purge = { kind: 'one'; noteId: string; name: string } | { kind: 'all' } | { kind: 'old' }

export type PurgeInput = { uid: string; purge: Purge }

export type PurgeProgress =
  /** A file of a note that is being deleted. */
  { type: 'file.deleted' } | { type: 'note.purged'; noteId: string } | { type: 'purge.done' }

export type TrashEvent =
  /** Clean up, once the page has had time to load. Ignored after the first time. */
  | { type: 'trash.cleanUp' }
  | { type: 'trash.ask'; purge: Purge }
  | { type: 'trash.confirm' }
  | { type: 'trash.cancel' }
  | { type: 'trash.stop' }
  | { type: 'trash.retry' }
  | { type: 'trash.leave' }
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
      assertEvent(event, 'trash.ask')
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
    purge: { kind: 'old' },
    purgedIds: [],
    count: 0,
    failure: null,
  }),
  initial: 'beforeCleanUp',
  on: { 'note.purged': { actions: 'addPurged' }, 'trash.leave': { actions: 'clearPurged' } },
  states: {
    beforeCleanUp: {
      on: {
        'trash.cleanUp': { target: 'cleaningUp' },
        'trash.ask': { target: 'asking', actions: 'setPurge' },
      },
    },
    cleaningUp: {
      description: 'In the background. Failures are retried on the next visit.',
      initial: 'delayed',
      on: {
        'error.*': { target: 'ready' },
        'trash.ask': { target: 'asking', actions: 'setPurge' },
      },
      states: {
        delayed: { after: { startDelay: { target: 'notes' } } },
        notes: {
          invoke: {
            id: 'purgeOldNotes',
            src: 'purgeNotes',
            input: ({ context: { uid } }) => ({ uid, purge: { kind: 'old' } }),
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
      on: { 'trash.ask': { target: 'asking', actions: 'setPurge' } },
      states: {
        idle: {},
        done: {
          on: { 'trash.leave': { target: 'idle', actions: 'clearPurged' } },
        },
      },
    },
    asking: {
      on: {
        'trash.confirm': { target: 'deleting' },
        'trash.cancel': { target: 'ready' },
        'trash.leave': { target: 'ready', actions: 'clearPurged' },
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
        'trash.stop': { target: 'ready.done' },
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
      on: { 'trash.retry': { target: 'deleting' }, 'trash.cancel': { target: 'ready' } },
      exit: 'clearFailure',
    },
  },
})
