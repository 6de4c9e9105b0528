import { describe, expect, it, vi } from 'vitest'
import { createActor, type AnyEventObject } from 'xstate'
import {
  noteFilesMachine,
  shownFiles,
  type NoteFilesEvent,
  type NoteFilesInput,
  type FileDeletionCommand,
} from '#products/notebook/machines/noteFilesMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { fileOf } from '#tests/support/files.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

// The chart is parallel, and every pair of its states is walked.
vi.setConfig({ testTimeout: 30_000 })

const files = [fileOf({ id: 'one' }), fileOf({ id: 'two' })]
const { failure } = failed('network-request-failed')

describeMachine({
  machine: noteFilesMachine,
  input: { uid: 'ada', noteId: 'note' },
  events: [
    { type: 'files.cached', files },
    { type: 'files.read', files },
    { type: 'files.unreachable' },
    { type: 'undo.expire' },
    { type: 'file.delete', fileId: 'one' },
    { type: 'file.delete', fileId: 'two' },
    { type: 'undo.press' },
    { type: 'undo.hold' },
    { type: 'undo.release' },
    { type: 'file.deleted', fileId: 'one' },
    { type: 'fileDeletion.failed', fileId: 'one', failure },
    { type: 'fileDeletion.retry' },
    { type: 'otherDeletions.read', fileIds: ['two'] },
    { type: 'fileDeletion.notPersisted' },
  ],
  unboundedContext: ['deletingHere', 'files', 'deletingElsewhere', 'isNotPersisted'],
  invariants: {
    'a file to restore exactly while its deletion is undoable': (snapshot) =>
      (snapshot.context.undoable !== null) === snapshot.matches({ deletion: 'undoable' }),
    'a file that can be restored from being deleted': ({ context: { undoable, deletingHere } }) =>
      undoable === null || !deletingHere.includes(undoable),
    'the files known while they are live': (snapshot) =>
      !snapshot.matches({ list: 'live' }) || snapshot.context.areRead,
  },
})

it('deletes a file permanently after the time to undo or when the person has left', () => {
  const { actor, asked } = follow()
  actor.send({ type: 'file.delete', fileId: 'one' })
  actor.send({ type: 'undo.press' })
  actor.send({ type: 'undo.expire' })
  expect(asked.splice(0)).toEqual(['fileDeletion.schedule one', 'fileDeletion.undo one'])
  actor.send({ type: 'file.delete', fileId: 'one' })
  actor.send({ type: 'file.delete', fileId: 'two' })
  expect(asked.splice(0)).toEqual([
    'fileDeletion.schedule one',
    'fileDeletion.run one',
    'fileDeletion.schedule two',
  ])
  actor.send({ type: 'undo.expire' })
  expect(asked).toEqual(['fileDeletion.run two'])
})

it("doesn't delete a file again that is being deleted elsewhere", () => {
  const { actor, asked } = follow()
  actor.send({ type: 'otherDeletions.read', fileIds: ['one'] })
  actor.send({ type: 'file.delete', fileId: 'one' })
  expect(asked).toEqual([])
  expect(shownFiles(actor.getSnapshot().context)).toEqual([files[1]])
})

describe('the files of a note', () => {
  const note = { uid: 'ada', noteId: 'note' }
  const there: NoteFilesEvent = { type: 'files.read', files }

  it('waits ten seconds, shows what this device has in the meantime, and accepts a late response', () => {
    const actor = startAndSend({ type: 'files.cached', files })
    expect([actor.state(), actor.runningPorts()]).toEqual([
      'list.loading + deletion.idle',
      { deleteFiles: { uid: 'ada' }, watchFiles: note },
    ])
    expect([actor.shown(), actor.context().areRead]).toEqual([['one', 'two'], true])
    actor.wait(9_999)
    expect(actor.state()).toBe('list.loading + deletion.idle')
    actor.wait(1)
    expect(actor.state()).toBe('list.unreachable + deletion.idle')
    actor.send({ type: 'files.read', files: [] })
    expect([actor.state(), actor.shown()]).toEqual(['list.live + deletion.idle', []])
    actor.send({ type: 'files.unreachable' })
    expect(actor.state()).toBe('list.unreachable + deletion.idle')
  })

  it('knows no files before they were read', () => {
    expect(startAndSend().context()).toMatchObject({
      files: [],
      areRead: false,
      isNotPersisted: false,
      deletingElsewhere: [],
      deletingHere: [],
    })
  })

  it('offers to undo a deletion for ten seconds, then deletes permanently', () => {
    const actor = startAndSend(there, away('one'))
    expect([actor.state(), actor.context().undoable]).toEqual([
      'list.live + deletion.undoable.expiring',
      'one',
    ])
    actor.wait(9_999)
    expect(actor.asked()).toEqual(['fileDeletion.schedule one'])
    actor.wait(1)
    expect([actor.state(), actor.asked()]).toEqual([
      'list.live + deletion.idle',
      ['fileDeletion.schedule one', 'fileDeletion.run one'],
    ])
    expect([actor.shown(), actor.context().undoable]).toEqual([['two'], null])
    actor.send({ type: 'file.deleted', fileId: 'one' })
    expect(actor.context()).toMatchObject({ files: [files[1]], deletingHere: [] })
  })

  it('keeps Undo while it has focus or the pointer', () => {
    const actor = startAndSend(there, away('one'), { type: 'undo.hold' })
    actor.wait(60_000)
    expect(actor.state()).toBe('list.live + deletion.undoable.held')
    actor.send({ type: 'undo.release' })
    actor.wait(9_999)
    expect(actor.asked()).toEqual(['fileDeletion.schedule one'])
    actor.wait(1)
    expect(actor.asked()).toEqual(['fileDeletion.schedule one', 'fileDeletion.run one'])
  })

  it('keeps a file whose deletion was undone', () => {
    const actor = startAndSend(there, away('one'), { type: 'undo.press' })
    actor.wait(60_000)
    expect([actor.state(), actor.asked(), actor.shown()]).toEqual([
      'list.live + deletion.idle',
      ['fileDeletion.schedule one', 'fileDeletion.undo one'],
      ['one', 'two'],
    ])
  })

  it.each<NoteFilesEvent>([{ type: 'undo.hold' }, { type: 'undo.release' }])(
    'deletes permanently when the person leaves, even after $type',
    (before) => {
      const actor = startAndSend(there, away('one'), before, { type: 'undo.expire' })
      expect(actor.asked()).toEqual(['fileDeletion.schedule one', 'fileDeletion.run one'])
      expect([actor.state(), actor.context().deletingHere]).toEqual([
        'list.live + deletion.idle',
        ['one'],
      ])
    },
  )

  it('deletes a file permanently when another is deleted, which gets its own ten seconds', () => {
    const actor = startAndSend(there, away('one'))
    actor.wait(9_000)
    actor.send(away('one'), away('two'))
    actor.wait(9_999)
    expect([actor.asked(), actor.shown()]).toEqual([
      ['fileDeletion.schedule one', 'fileDeletion.run one', 'fileDeletion.schedule two'],
      ['two'],
    ])
    actor.wait(1)
    expect([actor.asked().at(-1), actor.shown()]).toEqual(['fileDeletion.run two', []])
  })

  it("doesn't delete a file that is missing or being deleted", () => {
    const actor = startAndSend(away('one'), there, away('three'))
    actor.send({ type: 'otherDeletions.read', fileIds: ['two'] }, away('two'))
    expect([actor.state(), actor.asked(), actor.shown()]).toEqual([
      'list.live + deletion.idle',
      [],
      ['one'],
    ])
    actor.send(away('one'), { type: 'undo.expire' }, away('one'))
    expect(actor.asked()).toEqual(['fileDeletion.schedule one', 'fileDeletion.run one'])
  })

  it('warns, for this deletion only, that it is lost with the tab', () => {
    const actor = startAndSend(there, away('one'), { type: 'fileDeletion.notPersisted' })
    expect(actor.context().isNotPersisted).toBe(true)
    actor.send(away('two'))
    expect(actor.context().isNotPersisted).toBe(false)
  })

  it("shows a file that couldn't be deleted, tells why, and retries on request", () => {
    const actor = startAndSend(there, away('one'), { type: 'undo.expire' })
    actor.send({ type: 'fileDeletion.failed', fileId: 'one', failure })
    expect([actor.shown(), actor.context().failedDeletion]).toEqual([
      ['one', 'two'],
      { fileId: 'one', failure },
    ])
    actor.send({ type: 'fileDeletion.retry' })
    expect([actor.asked().at(-1), actor.asked().length]).toEqual(['fileDeletion.run one', 3])
    expect([actor.shown(), actor.context().failedDeletion]).toEqual([['two'], null])
    actor.send({ type: 'fileDeletion.retry' })
    expect(actor.asked()).toHaveLength(3)
    actor.send(away('two'))
    expect(actor.context().undoable).toBe('two')
  })

  it('retries a deletion while another is undoable, and deletes two at once', () => {
    const actor = startAndSend(there, away('one'), away('two'))
    actor.send(
      { type: 'fileDeletion.failed', fileId: 'one', failure },
      { type: 'fileDeletion.retry' },
    )
    expect(actor.context()).toMatchObject({ undoable: 'two', deletingHere: ['one'] })
    actor.send({ type: 'undo.expire' }, { type: 'file.deleted', fileId: 'one' })
    expect(actor.context()).toMatchObject({ deletingHere: ['two'], files: [files[1]] })
  })

  it("doesn't retry a deletion that is undoable, and forgets its failure", () => {
    const actor = startAndSend(there, away('one'))
    actor.send(
      { type: 'fileDeletion.failed', fileId: 'one', failure },
      { type: 'fileDeletion.retry' },
    )
    expect(actor.asked()).toEqual(['fileDeletion.schedule one'])
    actor.send(away('two'))
    expect(actor.context().failedDeletion).toBeNull()
  })

  it('keeps reporting a failure while another file is deleted', () => {
    const actor = startAndSend(there, away('one'), { type: 'undo.expire' }, away('two'))
    actor.send({ type: 'fileDeletion.failed', fileId: 'one', failure }, { type: 'undo.expire' })
    expect(actor.context()).toMatchObject({
      failedDeletion: { fileId: 'one' },
      deletingHere: ['two'],
    })
    actor.send({ type: 'file.deleted', fileId: 'two' })
    expect([actor.shown(), actor.context().deletingHere]).toEqual([['one'], []])
  })
})

function follow() {
  const asked: string[] = []
  const watcher = stubPort<NoteFilesEvent, NoteFilesInput>()
  const deleter = stubPort<NoteFilesEvent, { uid: string }, FileDeletionCommand>()
  const machine = noteFilesMachine.provide({
    actors: { watchFiles: watcher.actor, deleteFiles: deleter.actor },
  })
  const actor = createActor(machine, {
    input: { uid: 'ada', noteId: 'note' },
    inspect: (seen) => {
      if (seen.type !== '@xstate.event' || !isCommand(seen.event)) return
      asked.push(`${seen.event.type} ${seen.event.fileId}`)
    },
  }).start()
  watcher.sendBack({ type: 'files.read', files })
  return { actor, asked }
}

function isCommand(event: AnyEventObject): event is FileDeletionCommand {
  return ['fileDeletion.schedule', 'fileDeletion.undo', 'fileDeletion.run'].includes(event.type)
}

function startAndSend(...events: NoteFilesEvent[]) {
  const actor = startActor(noteFilesMachine, { uid: 'ada', noteId: 'note' })
  actor.send(...events)
  const asked = () => actor.sentTo('deleteFiles').map(({ type, fileId }) => `${type} ${fileId}`)
  const shown = () => shownFiles(actor.context()).map(({ id }) => id)
  return { ...actor, asked, shown }
}

function away(fileId: string): NoteFilesEvent {
  return { type: 'file.delete', fileId }
}
