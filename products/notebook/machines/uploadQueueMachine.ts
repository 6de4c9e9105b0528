import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate'
import { uidIn, requiredPort, type Port } from '#src/machines/shared/ports.ts'
import type { AddFileRefusal, UploadWithStatus } from '../domain/files/uploadRow.ts'
import { type UploadEvent, uploadMachine } from './uploadMachine.ts'

/** Files that a person added to a note. */
type AddedFiles = {
  noteId: string
  /** The note may not exist anywhere yet; adding files creates it. */
  isNew: boolean
  files: readonly File[]
}

export type RefusedFile = { name: string; why: AddFileRefusal }

export type UploadQueueEvent =
  /** The person dropped, pasted or chose files for a note. */
  | ({ type: 'files.add' } & AddedFiles)
  /** The files were checked; the accepted ones are rows now. */
  | { type: 'files.checked'; refused: readonly RefusedFile[] }
  | { type: 'refusals.dismiss'; noteId: string }
  /** All rows: once at the start, then after every change, in this or another tab. */
  | { type: 'uploads.read'; rows: readonly UploadWithStatus[] }
  | { type: 'network.back' }

export type UploadActor = ActorRefFrom<typeof uploadMachine>

/**
 * Reads the rows at the start and after every change, in this or another tab. Reports when the network is
 * back.
 */
export type WatchUploads = Port<
  Extract<UploadQueueEvent, { type: 'uploads.read' | 'network.back' }>,
  { uid: string }
>

export type AddFilesInput = AddedFiles & { uid: string }

/** Checks files and stores the accepted ones on this device. Always reports the result. */
export type AddFiles = Port<Extract<UploadQueueEvent, { type: 'files.checked' }>, AddFilesInput>

/** Completes deletions from closed tabs and deletions that failed. Never stops retrying. */
export type FinishFileDeletions = Port<never, { uid: string }>

type RefusedOfNote = RefusedFile & { noteId: string }

type UploadQueueContext = {
  uid: string
  /** By file ID, oldest first. */
  uploads: readonly UploadActor[]
  /** Files to check; the first entry is being checked. */
  added: readonly AddedFiles[]
  refused: readonly RefusedOfNote[]
}

const noFiles: AddedFiles = { noteId: '', isNew: false, files: [] }

/** An actor that has ended must not receive events. */
function sendIfActive(upload: UploadActor, event: UploadEvent): void {
  if (upload.getSnapshot().status === 'active') upload.send(event)
}

export const uploadQueueMachine = setup({
  types: {
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
    input: {} as { uid: string },
  },
  actors: {
    upload: uploadMachine,
    watchUploads: requiredPort<WatchUploads>(),
    finishFileDeletions: requiredPort<FinishFileDeletions>(),
    addFiles: requiredPort<AddFiles>(),
  },
  actions: {
    sendRowsToUploads: ({ context: { uploads }, event }) => {
      assertEvent(event, 'uploads.read')
      for (const upload of uploads) {
        const row = event.rows.find(({ id }) => id === upload.id)
        sendIfActive(upload, row ? { type: 'row.read', row } : { type: 'row.removed' })
      }
    },
    spawnUploads: assign(({ context: { uid, uploads }, event, spawn }) => {
      assertEvent(event, 'uploads.read')
      return {
        uploads: event.rows.map(
          (row) =>
            uploads.find(({ id }) => id === row.id) ??
            spawn('upload', { id: row.id, input: { uid, row } }),
        ),
      }
    }),
    sendNetworkBack: ({ context: { uploads } }) => {
      for (const upload of uploads) sendIfActive(upload, { type: 'network.back' })
    },
    queueFiles: assign(({ context, event }) => {
      assertEvent(event, 'files.add')
      const { noteId, isNew, files } = event
      return { added: [...context.added, { noteId, isNew, files }] }
    }),
    setChecked: assign(({ context: { added, refused }, event }) => {
      assertEvent(event, 'files.checked')
      const [{ noteId } = noFiles, ...others] = added
      return {
        added: others,
        refused: [...refused, ...event.refused.map((file) => ({ ...file, noteId }))],
      }
    }),
    dismiss: assign(({ context, event }) => {
      assertEvent(event, 'refusals.dismiss')
      return { refused: context.refused.filter(({ noteId }) => noteId !== event.noteId) }
    }),
  },
  guards: { hasAdded: ({ context }) => context.added.length > 0 },
}).createMachine({
  id: 'uploadQueue',
  description: 'A person’s uploads: files being checked, uploading, or waiting.',
  context: ({ input: { uid } }) => ({ uid, uploads: [], added: [], refused: [] }),
  invoke: [
    { id: 'watchUploads', src: 'watchUploads', input: uidIn },
    {
      id: 'finishFileDeletions',
      src: 'finishFileDeletions',
      input: uidIn,
    },
  ],
  initial: 'idle',
  on: {
    'uploads.read': {
      actions: ['sendRowsToUploads', 'spawnUploads'],
    },
    'network.back': { actions: 'sendNetworkBack' },
    'files.add': { actions: 'queueFiles' },
    'refusals.dismiss': { actions: 'dismiss' },
  },
  states: {
    idle: { always: { guard: 'hasAdded', target: 'checking' } },
    checking: {
      invoke: {
        id: 'addFiles',
        src: 'addFiles',
        input: ({ context: { uid, added } }) => ({ uid, ...(added[0] ?? noFiles) }),
      },
      on: { 'files.checked': { target: 'idle', actions: 'setChecked' } },
    },
  },
})
