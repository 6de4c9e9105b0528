import { expect, it, vi } from 'vitest'
import { createActor, type AnyEventObject } from 'xstate'
import { noteFilesMachine } from '#src/machines/noteFilesMachine.ts'
import {
  shownFiles,
  type FollowFiles,
  type NoteFilesEvent,
  type NotePlace,
  type RemoveFile,
} from '#src/machines/noteFilesEvents.ts'
import { failed } from '#tests/support/failures.ts'
import { fileOf } from '#tests/support/files.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { stubPort } from '#tests/support/stubPort.ts'

// The list and the deletion go side by side, and each pair of their states is walked.
vi.setConfig({ testTimeout: 30_000 })

const files = [fileOf({ id: 'one' }), fileOf({ id: 'two' })]
const { failure } = failed('network-request-failed')

describeMachine({
  machine: noteFilesMachine,
  input: { uid: 'ada', noteId: 'note' },
  events: [
    { type: 'files.shelved', files },
    { type: 'files.read', files },
    { type: 'files.silent' },
    { type: 'files.follow', noteId: 'copy' },
    { type: 'files.leave' },
    { type: 'file.delete', fileId: 'one' },
    { type: 'file.delete', fileId: 'two' },
    { type: 'undo.take' },
    { type: 'undo.hold' },
    { type: 'undo.release' },
    { type: 'file.removed', fileId: 'one' },
    { type: 'file.stayed', fileId: 'one', failure },
    { type: 'removal.retry' },
    { type: 'files.going', fileIds: ['two'] },
    { type: 'offer.fleeting' },
  ],
  unboundedContext: ['removing', 'files', 'going', 'isFleeting'],
  invariants: {
    'something to take back while that is offered, and only then': (snapshot) =>
      (snapshot.context.offered !== null) === snapshot.hasTag('offering'),
    'its hands off what may still be taken back': ({ context: { offered, removing } }) =>
      offered === null || !removing.includes(offered),
    'the files known once the server has told them': (snapshot) =>
      !snapshot.hasTag('live') || snapshot.context.isKnown,
  },
})

it('deletes for good once the time to undo is over, or the person has gone', () => {
  const { actor, asked } = follow()
  actor.send({ type: 'file.delete', fileId: 'one' })
  actor.send({ type: 'undo.take' })
  actor.send({ type: 'files.leave' })
  expect(asked.splice(0)).toEqual(['file.offer one', 'file.spare one'])
  actor.send({ type: 'file.delete', fileId: 'one' })
  actor.send({ type: 'file.delete', fileId: 'two' })
  expect(asked.splice(0)).toEqual(['file.offer one', 'file.remove one', 'file.offer two'])
  actor.send({ type: 'files.leave' })
  expect(asked).toEqual(['file.remove two'])
})

it('does not delete twice what goes by what was said elsewhere', () => {
  const { actor, asked } = follow()
  actor.send({ type: 'files.going', fileIds: ['one'] })
  actor.send({ type: 'file.delete', fileId: 'one' })
  expect(asked).toEqual([])
  expect(shownFiles(actor.getSnapshot().context)).toEqual([files[1]])
})

function follow() {
  const asked: string[] = []
  const watcher = stubPort<NoteFilesEvent, NotePlace, FollowFiles>()
  const remover = stubPort<NoteFilesEvent, { uid: string }, RemoveFile>()
  const machine = noteFilesMachine.provide({
    actors: { watchFiles: watcher.actor, removeFiles: remover.actor },
  })
  const actor = createActor(machine, {
    input: { uid: 'ada', noteId: 'note' },
    inspect: (seen) => {
      if (seen.type !== '@xstate.event' || !isCommand(seen.event)) return
      asked.push(`${seen.event.type} ${seen.event.fileId}`)
    },
  }).start()
  watcher.say({ type: 'files.read', files })
  return { actor, asked }
}

function isCommand(event: AnyEventObject): event is RemoveFile {
  return ['file.offer', 'file.spare', 'file.remove'].includes(event.type)
}
