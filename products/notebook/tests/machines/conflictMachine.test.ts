import { describe, expect, it } from 'vitest'
import { conflictMachine, type ConflictEvent } from '#products/notebook/machines/conflictMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import type { StoredFile } from '#src/domain/files/storedFile.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

const original = contentOf('bread')
const plan: StoredFile = {
  id: 'plan',
  attachedTo: 'copy',
  name: 'plan.pdf',
  size: 4,
  type: 'application/pdf',
  slot: 0,
  state: 'stored',
  createdAt: 0,
}
const someFiles: ConflictEvent = { type: 'files.read', files: [plan] }
const noFiles: ConflictEvent = { type: 'files.read', files: [] }
const keepThis: ConflictEvent = { type: 'conflict.keepThis' }
const keepOther: ConflictEvent = { type: 'conflict.keepOther' }

describeMachine({
  machine: conflictMachine.provide({
    guards: {
      hasTextOfCopy: ({ event }) =>
        event.type === 'draft.stored' && event.row.edit.content.body === 'milk',
    },
  }),
  events: [
    { type: 'note.read', content: original, row: null, editedAt: 0, editedOn: null },
    {
      type: 'note.read',
      content: { ...original, isInTrash: true },
      row: null,
      editedAt: 0,
      editedOn: null,
    },
    { type: 'note.missing' },
    { type: 'note.unreachable' },
    { type: 'files.cached', files: [plan] },
    noFiles,
    keepThis,
    keepOther,
    { type: 'files.moved' },
    failed('network-request-failed'),
    { type: 'draft.stored', row: { ...rowOf(original, contentOf('milk')), isPersisted: true } },
    { type: 'draft.stored', row: { ...rowOf(original, contentOf('eggs')), isPersisted: true } },
    { type: 'draft.failed' },
  ],
  input: inputWith({ title: 'Shopping', body: 'milk' }),
  invariants: {
    'the other note while comparing': (snapshot) =>
      !snapshot.hasTag('comparing') || snapshot.context.original !== null,
    'a way on after a failed save': (snapshot) =>
      !(snapshot.matches('restoring') || snapshot.matches('replacing')) ||
      snapshot.can({ type: 'draft.failed' }),
    'a choice after every failure while there is a note to choose': (snapshot) =>
      snapshot.context.failedStep === null ||
      snapshot.matches('originalDeleted') ||
      snapshot.can(keepOther),
  },
})

const text = { title: 'Tea', body: 'milk' }

describe('a conflict', () => {
  const read: ConflictEvent = {
    type: 'note.read',
    content: original,
    row: null,
    editedAt: 0,
    editedOn: null,
  }
  const gone: ConflictEvent = { type: 'note.missing' }
  const done: ConflictEvent = {
    type: 'draft.stored',
    row: { ...rowOf(original, contentOf('milk')), isPersisted: true },
  }
  const watching = {
    watchNote: { uid: 'ada', noteId: 'note', isNew: false },
    watchFiles: { uid: 'ada', noteId: 'copy' },
  }
  const moving = { ...watching, moveFiles: { uid: 'ada', from: 'copy', to: 'note' } }

  it('waits ten seconds for the note and compares it even if it arrives later', () => {
    const actor = startAndSend()
    expect([actor.runningPorts(), actor.context()]).toMatchObject([watching, { failedStep: null }])
    actor.wait(9_999)
    expect(actor.state()).toBe('loading')
    actor.wait(1)
    expect(actor.state()).toBe('unreachable')
    actor.send(read)
    expect([actor.state(), actor.context().original]).toEqual(['comparing', original])
    expect(startAndSend({ type: 'note.unreachable' }).state()).toBe('unreachable')
  })

  it.each<[string, ...ConflictEvent[]]>([
    ['it is loading'],
    ['it cannot be reached', { type: 'note.unreachable' }],
    ['it is compared', read],
  ])('offers no choice once the note is gone while %s', (_, ...events) => {
    const actor = startAndSend(...events, gone)
    expect(actor.state()).toBe('originalDeleted')
    actor.send(keepThis, keepOther)
    expect([actor.state(), actor.runningPorts()]).toEqual(['originalDeleted', watching])
  })

  it("shows the device and time of the note's last edit", () => {
    const phone = { browser: 'Safari', system: 'iPhone' }
    const actor = startAndSend({ ...read, editedAt: 7, editedOn: phone })
    expect(actor.context()).toMatchObject({ editedAt: 7, editedOn: phone })
  })

  it('compares with the newest text of the note', () => {
    const actor = startAndSend(read, { ...read, content: contentOf('rye bread') })
    expect([actor.state(), actor.context().original?.body]).toEqual(['comparing', 'rye bread'])
  })

  it("gives the note the copy's text, changes nothing else, and remembers the replaced text", () => {
    const pinned = contentOf('bread', { pinned: true, conflictOf: 'older' })
    const actor = startAndSend({ ...read, content: pinned }, noFiles, keepThis)
    expect([actor.state(), actor.runningPorts()]).toEqual([
      'replacing',
      {
        ...watching,
        saveDraft: { uid: 'ada', noteId: 'note', content: { ...pinned, ...text }, before: pinned },
      },
    ])
    actor.send({ ...read, content: { ...pinned, ...text } }, done)
    expect([actor.state(), actor.runningPorts()]).toEqual(['settled', {}])
    expect(actor.context().replacedText).toEqual({ title: 'Shopping', body: 'bread' })
  })

  it('gives the note what was typed into the copy while its files were moved', () => {
    const input = inputWith({ title: 'Tea', body: 'milk' })
    const actor = startActor(conflictMachine, input)
    actor.send(read, keepThis)
    input.copy.text = { title: 'Tea', body: 'milk, eggs' }
    actor.send({ type: 'files.moved' })
    expect(actor.runningPorts()).toMatchObject({
      saveDraft: { content: { title: 'Tea', body: 'milk, eggs' } },
    })
  })

  it('gives the note also what was added to the copy while the note was saved', () => {
    const input = inputWith(text)
    const actor = startActor(conflictMachine, input)
    actor.send(read, noFiles, keepThis)
    input.copy.text = { title: 'Tea', body: 'milk, eggs' }
    actor.send(done)
    expect([actor.state(), actor.runningPorts()]).toEqual([
      'replacing',
      {
        ...watching,
        saveDraft: {
          uid: 'ada',
          noteId: 'note',
          content: { ...original, title: 'Tea', body: 'milk, eggs' },
          before: { ...original, ...text },
        },
      },
    ])
    actor.send(done)
    expect([actor.state(), actor.context().replacedText]).toEqual([
      'settled',
      { title: 'Shopping', body: 'bread' },
    ])
  })

  it('restores the note from the trash first, whichever version is kept', () => {
    const trashed = contentOf('bread', { pinned: true, isInTrash: true })
    const restored = { ...trashed, isInTrash: false }
    for (const choice of [keepThis, keepOther]) {
      const actor = startAndSend({ ...read, content: trashed }, choice)
      expect(actor.runningPorts()).toEqual({
        ...watching,
        restore: { uid: 'ada', noteId: 'note', content: restored, before: trashed },
      })
      actor.send({ ...read, content: restored }, done)
      expect(actor.runningPorts()).toEqual(moving)
    }
    const actor = startAndSend({ ...read, content: trashed }, noFiles, keepOther, {
      type: 'draft.failed',
    })
    expect([actor.state(), actor.context().failedStep]).toEqual(['comparing', 'saving'])
  })

  it("finishes only after the copy's files belong to the note", () => {
    for (const choice of [keepThis, keepOther]) {
      const actor = startAndSend(read, choice)
      expect([actor.state(), actor.runningPorts()]).toEqual(['moving', moving])
      actor.send({ type: 'files.moved' })
      if (choice.type === 'conflict.keepThis') actor.send(done)
      expect(actor.state()).toBe('settled')
    }
  })

  it("replaces no text if the files can't be moved, so that nothing is lost", () => {
    const actor = startAndSend(read, keepThis, failed('network-request-failed'))
    expect([actor.state(), actor.context().failedStep]).toEqual(['comparing', 'movingFiles'])
    expect(actor.startCount('saveDraft')).toBe(0)
  })

  it('replaces nothing in a note that stays as it is', () => {
    const actor = startAndSend(read, noFiles, keepOther)
    expect([actor.startCount('saveDraft'), actor.context().replacedText]).toEqual([0, null])
  })

  it('shows the current note after a failure and offers no choice once it is gone', () => {
    const kept: ConflictEvent = { ...read, content: contentOf('milk') }
    for (const before of [[keepThis], [noFiles, keepThis], [keepOther]]) {
      const actor = startAndSend(read, ...before, kept)
      expect([actor.tags(), actor.context().original?.body]).toEqual([
        ['busy', 'comparing'],
        'milk',
      ])
      actor.send({ type: 'draft.failed' }, failed('network-request-failed'))
      expect([actor.state(), actor.context().original?.body]).toEqual(['comparing', 'milk'])
      expect(startAndSend(read, ...before, gone).state()).toBe('originalDeleted')
    }
  })

  it.each<[string, ConflictEvent]>([
    ['the server', noFiles],
    ['this device', { type: 'files.cached', files: [] }],
  ])('moves nothing if the copy has no files on %s', (_, files) => {
    const actor = startAndSend(read, files, keepOther)
    expect([actor.state(), actor.startCount('moveFiles')]).toEqual(['settled', 0])
  })

  it.each<[string, ...ConflictEvent[]]>([
    ['are unknown'],
    ['cannot be read', { type: 'files.unreachable' }],
    ['are on this device', { type: 'files.cached', files: [plan] }],
    ['are on the server', someFiles],
  ])('moves the files of the copy if they %s', (_, ...files) => {
    const actor = startAndSend(read, ...files, keepOther)
    expect([actor.state(), actor.runningPorts()]).toEqual(['moving', moving])
  })

  it('reports the failed step until the person chooses again', () => {
    const actor = startAndSend(read, noFiles, keepThis, { type: 'draft.failed' })
    expect([actor.state(), actor.context().failedStep]).toEqual(['comparing', 'saving'])
    expect([actor.runningPorts(), actor.startCount('moveFiles')]).toEqual([watching, 0])
    actor.send(someFiles, keepOther)
    expect(actor.context().failedStep).toBeNull()
    actor.send(failed('network-request-failed'))
    expect([actor.state(), actor.context().failedStep]).toEqual(['comparing', 'movingFiles'])
    actor.send(keepThis)
    expect(actor.context().failedStep).toBeNull()
  })
})

function inputWith(typed: { title: string; body: string }) {
  const copy = { text: typed, getSnapshot: () => ({ context: { content: copy.text } }) }
  return { uid: 'ada', noteId: 'note', copyId: 'copy', copy }
}

function startAndSend(...events: ConflictEvent[]) {
  const actor = startActor(conflictMachine, inputWith(text))
  actor.send(...events)
  return actor
}
