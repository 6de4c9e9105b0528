import { describe, expect, it, vi } from 'vitest'
import { createActor, type AnyEventObject } from 'xstate'
import {
  noteFilesMachine,
  shownFiles,
  type WatchFilesCommand,
  type NoteFilesEvent,
  type NoteFilesInput,
  type FileDeletionCommand,
} from '#products/notebook/machines/noteFilesMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { fileOf } from '#tests/support/files.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'

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
    { type: 'files.lost', names: ['plan.pdf'] },
    { type: 'lost.dismiss' },
    { type: 'files.follow', noteId: 'copy' },
    { type: 'undo.expire' },
    { type: 'file.delete', fileId: 'one' },
    { type: 'file.delete', fileId: 'two' },
    { type: 'undo.press' },
    { type: 'undo.hold' },
    { type: 'undo.release' },
    { type: 'file.deleted', fileId: 'one' },
    { type: 'fileDeletion.failed', fileId: 'one', failure },
    { type: 'fileDeletion.retry' },
    { type: 'fileDeletions.elsewhere', fileIds: ['two'] },
    { type: 'fileDeletion.volatile' },
  ],
  unboundedContext: ['deletingHere', 'files', 'deletingElsewhere', 'isVolatile', 'lost'],
  invariants: {
    'a file to restore exactly while its deletion is undoable': (snapshot) =>
      (snapshot.context.undoable !== null) === snapshot.hasTag('undoable'),
    'a file that can be restored from being deleted': ({ context: { undoable, deletingHere } }) =>
      undoable === null || !deletingHere.includes(undoable),
    'the files known while they are live': (snapshot) =>
      !snapshot.hasTag('live') || snapshot.context.isKnown,
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
  actor.send({ type: 'fileDeletions.elsewhere', fileIds: ['one'] })
  actor.send({ type: 'file.delete', fileId: 'one' })
  expect(asked).toEqual([])
  expect(shownFiles(actor.getSnapshot().context)).toEqual([files[1]])
})

describe('the story of the files of a note', () => {
  const note = { uid: 'ada', noteId: 'note' }
  const there: NoteFilesEvent = { type: 'files.read', files }

  it('waits ten seconds, shows what this device has in the meantime, and accepts a late response', () => {
    const story = play({ type: 'files.cached', files })
    expect([story.tags(), story.atWork()]).toEqual([
      ['opening'],
      { deleteFiles: { uid: 'ada' }, watchFiles: note },
    ])
    expect([story.shown(), story.context().isKnown]).toEqual([['one', 'two'], true])
    story.wait(9_999)
    expect(story.tags()).toEqual(['opening'])
    story.wait(1)
    expect(story.tags()).toEqual(['unreachable'])
    story.send({ type: 'files.read', files: [] })
    expect([story.tags(), story.shown()]).toEqual([['live'], []])
    story.send({ type: 'files.unreachable' })
    expect(story.tags()).toEqual(['unreachable'])
  })

  it('knows no files before they were read', () => {
    expect(play().context()).toMatchObject({
      files: [],
      isKnown: false,
      isVolatile: false,
      deletingElsewhere: [],
      deletingHere: [],
    })
  })

  it('shows the files of a copy and forgets those of the note', () => {
    const story = play(there, { type: 'files.follow', noteId: 'copy' })
    expect(story.notified('watchFiles')).toEqual([{ type: 'watch.follow', noteId: 'copy' }])
    expect([story.tags(), story.context()]).toMatchObject([
      ['opening'],
      { noteId: 'copy', files: [], isKnown: false },
    ])
  })

  it('knows which files are lost until the person has read it, or another note is shown', () => {
    const story = play(there, { type: 'files.lost', names: ['plan.pdf'] })
    expect(story.context().lost).toEqual(['plan.pdf'])
    story.send({ type: 'lost.dismiss' })
    expect(story.context().lost).toBeNull()
    expect(story.notified('watchFiles')).toEqual([{ type: 'lost.forget' }])
    story.send({ type: 'files.lost', names: [] }, { type: 'files.follow', noteId: 'copy' })
    expect(story.context().lost).toBeNull()
  })

  it('offers to undo a deletion for ten seconds, then deletes permanently', () => {
    const story = play(there, away('one'))
    expect([story.tags(), story.context().undoable]).toEqual([['live', 'undoable'], 'one'])
    story.wait(9_999)
    expect(story.asked()).toEqual(['fileDeletion.schedule one'])
    story.wait(1)
    expect([story.tags(), story.asked()]).toEqual([
      ['live'],
      ['fileDeletion.schedule one', 'fileDeletion.run one'],
    ])
    expect([story.shown(), story.context().undoable]).toEqual([['two'], null])
    story.send({ type: 'file.deleted', fileId: 'one' })
    expect(story.context()).toMatchObject({ files: [files[1]], deletingHere: [] })
  })

  it('keeps Undo while it has focus or the pointer', () => {
    const story = play(there, away('one'), { type: 'undo.hold' })
    story.wait(60_000)
    expect(story.tags()).toEqual(['live', 'undoable'])
    story.send({ type: 'undo.release' })
    story.wait(9_999)
    expect(story.asked()).toEqual(['fileDeletion.schedule one'])
    story.wait(1)
    expect(story.asked()).toEqual(['fileDeletion.schedule one', 'fileDeletion.run one'])
  })

  it('keeps a file whose deletion was undone', () => {
    const story = play(there, away('one'), { type: 'undo.press' })
    story.wait(60_000)
    expect([story.tags(), story.asked(), story.shown()]).toEqual([
      ['live'],
      ['fileDeletion.schedule one', 'fileDeletion.undo one'],
      ['one', 'two'],
    ])
  })

  it.each<NoteFilesEvent>([{ type: 'undo.expire' }, { type: 'files.follow', noteId: 'copy' }])(
    'deletes permanently when the person leaves: $type',
    (signingOut) => {
      const story = play(there, away('one'), signingOut)
      expect(story.asked()).toEqual(['fileDeletion.schedule one', 'fileDeletion.run one'])
      expect([story.tags().includes('undoable'), story.context().deletingHere]).toEqual([
        false,
        ['one'],
      ])
    },
  )

  it('deletes a file permanently when another is deleted, which gets its own ten seconds', () => {
    const story = play(there, away('one'))
    story.wait(9_000)
    story.send(away('one'), away('two'))
    story.wait(9_999)
    expect([story.asked(), story.shown()]).toEqual([
      ['fileDeletion.schedule one', 'fileDeletion.run one', 'fileDeletion.schedule two'],
      ['two'],
    ])
    story.wait(1)
    expect([story.asked().at(-1), story.shown()]).toEqual(['fileDeletion.run two', []])
  })

  it("doesn't delete a file that is missing or being deleted", () => {
    const story = play(away('one'), there, away('three'))
    story.send({ type: 'fileDeletions.elsewhere', fileIds: ['two'] }, away('two'))
    expect([story.tags(), story.asked(), story.shown()]).toEqual([['live'], [], ['one']])
    story.send(away('one'), { type: 'undo.expire' }, away('one'))
    expect(story.asked()).toEqual(['fileDeletion.schedule one', 'fileDeletion.run one'])
  })

  it('warns, for this deletion only, that it is lost with the page', () => {
    const story = play(there, away('one'), { type: 'fileDeletion.volatile' })
    expect(story.context().isVolatile).toBe(true)
    story.send(away('two'))
    expect(story.context().isVolatile).toBe(false)
  })

  it("shows a file that couldn't be deleted, tells why, and retries on request", () => {
    const story = play(there, away('one'), { type: 'undo.expire' })
    story.send({ type: 'fileDeletion.failed', fileId: 'one', failure })
    expect([story.shown(), story.context().failedDeletion]).toEqual([
      ['one', 'two'],
      { fileId: 'one', failure },
    ])
    story.send({ type: 'fileDeletion.retry' })
    expect([story.asked().at(-1), story.asked().length]).toEqual(['fileDeletion.run one', 3])
    expect([story.shown(), story.context().failedDeletion]).toEqual([['two'], null])
    story.send({ type: 'fileDeletion.retry' })
    expect(story.asked()).toHaveLength(3)
    story.send(away('two'))
    expect(story.context().undoable).toBe('two')
  })

  it('retries a deletion while another is undoable, and deletes two at once', () => {
    const story = play(there, away('one'), away('two'))
    story.send(
      { type: 'fileDeletion.failed', fileId: 'one', failure },
      { type: 'fileDeletion.retry' },
    )
    expect(story.context()).toMatchObject({ undoable: 'two', deletingHere: ['one'] })
    story.send({ type: 'undo.expire' }, { type: 'file.deleted', fileId: 'one' })
    expect(story.context()).toMatchObject({ deletingHere: ['two'], files: [files[1]] })
  })

  it("doesn't retry a deletion that is undoable, and forgets its failure", () => {
    const story = play(there, away('one'))
    story.send(
      { type: 'fileDeletion.failed', fileId: 'one', failure },
      { type: 'fileDeletion.retry' },
    )
    expect(story.asked()).toEqual(['fileDeletion.schedule one'])
    story.send(away('two'))
    expect(story.context().failedDeletion).toBeNull()
  })

  it('keeps reporting a failure while another file is deleted', () => {
    const story = play(there, away('one'), { type: 'undo.expire' }, away('two'))
    story.send({ type: 'fileDeletion.failed', fileId: 'one', failure }, { type: 'undo.expire' })
    expect(story.context()).toMatchObject({
      failedDeletion: { fileId: 'one' },
      deletingHere: ['two'],
    })
    story.send({ type: 'file.deleted', fileId: 'two' })
    expect([story.shown(), story.context().deletingHere]).toEqual([['one'], []])
  })
})

function follow() {
  const asked: string[] = []
  const watcher = stubPort<NoteFilesEvent, NoteFilesInput, WatchFilesCommand>()
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
  watcher.say({ type: 'files.read', files })
  return { actor, asked }
}

function isCommand(event: AnyEventObject): event is FileDeletionCommand {
  return ['fileDeletion.schedule', 'fileDeletion.undo', 'fileDeletion.run'].includes(event.type)
}

function play(...events: NoteFilesEvent[]) {
  const story = begin(noteFilesMachine, { uid: 'ada', noteId: 'note' })
  story.send(...events)
  const asked = () => story.notified('deleteFiles').map(({ type, fileId }) => `${type} ${fileId}`)
  const shown = () => shownFiles(story.context()).map(({ id }) => id)
  return { ...story, asked, shown }
}

function away(fileId: string): NoteFilesEvent {
  return { type: 'file.delete', fileId }
}
