import { expect, it } from 'vitest'
import { createActor, createEmptyActor, fromCallback, type AnyEventObject } from 'xstate'
import { emptyTally } from '#src/domain/data/importTally.ts'
import { noFile, importMachine } from '#src/machines/data/importMachine.ts'
import { timedOut } from '#src/machines/shared/failures.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'
import { ada } from '#tests/support/users.ts'

const input = { user: ada, exportActor: createEmptyActor() }
const preview = { exportedAt: '2026-11-21', counts: { notes: 1 }, missing: 0, hasPicture: false }

describeMachine({
  machine: importMachine,
  input,
  events: [
    { type: 'archive.choose', file: new File(['PK'], 'export.zip') },
    { type: 'archive.read', checkedFraction: 0.5 },
    { type: 'archive.valid', preview },
    { type: 'archive.refused', reason: 'damaged' },
    { type: 'import.confirm' },
    { type: 'import.pause' },
    { type: 'import.resume' },
    { type: 'import.close' },
    { type: 'import.progress', tally: { ...emptyTally, counts: { notesAdded: 1 } } },
    { type: 'import.done', tally: { ...emptyTally, counts: { notesAdded: 2 } } },
    { type: 'import.overQuota', of: 'files', tally: emptyTally },
    failed('network-request-failed'),
  ],
  invariants: {
    "nothing imported that wasn't previewed": (snapshot) =>
      !snapshot.matches('restoring') || snapshot.context.preview !== null,
    'a refusal only of an archive that was refused': (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.matches({ asking: 'refused' }),
    'a failure only if it can be retried': (snapshot) =>
      snapshot.context.failure === null || snapshot.can({ type: 'import.resume' }),
    'its file while it can be retried': (snapshot) =>
      !snapshot.can({ type: 'import.resume' }) || snapshot.context.file !== noFile,
    'no archive while another is chosen': (snapshot) =>
      !snapshot.matches({ asking: 'choosing' }) || snapshot.context.file === noFile,
  },
})

const file = new File(['PK'], 'export.zip')
const choose = { type: 'archive.choose', file } as const
const some = { ...emptyTally, counts: { notesAdded: 1 } }

/** The archive was read, and the person has agreed. */
function startAtRestoring() {
  const actor = startActor(importMachine, input)
  actor.send(choose, { type: 'archive.valid', preview }, { type: 'import.confirm' })
  return actor
}

it('reads the whole archive, asks, and only then changes anything', () => {
  const actor = startActor(importMachine, input)
  expect([actor.state(), actor.runningPorts()]).toEqual(['asking.choosing', {}])
  expect([noFile.size, noFile.name]).toEqual([0, ''])
  actor.send(choose)
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'checking.waiting',
    { checkArchive: { file } },
  ])
  actor.send({ type: 'archive.read', checkedFraction: 0.5 })
  expect([actor.state(), actor.context().checkedFraction]).toEqual(['checking.waiting', 0.5])
  actor.send({ type: 'archive.valid', preview })
  expect([actor.state(), actor.runningPorts(), actor.context().preview]).toEqual([
    'previewing',
    {},
    preview,
  ])
  actor.send({ type: 'import.confirm' })
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'restoring.waiting',
    { restoreArchive: { user: ada, file } },
  ])
  actor.send({ type: 'import.progress', tally: some })
  expect([actor.state(), actor.context().tally]).toEqual(['restoring.waiting', some])
  actor.send({ type: 'import.done', tally: { ...some, counts: { notesAdded: 2 } } })
  expect([actor.state(), actor.runningPorts(), actor.context().tally.counts]).toEqual([
    'done',
    {},
    { notesAdded: 2 },
  ])
  actor.send({ type: 'import.close' })
  expect([actor.state(), actor.context()]).toMatchObject([
    'asking.choosing',
    { file: noFile, preview: null },
  ])
})

it('stops reading when asked to, and releases an archive that was only previewed', () => {
  const actor = startActor(importMachine, input)
  actor.send(choose, { type: 'import.pause' })
  expect([actor.state(), actor.runningPorts(), actor.context().file]).toEqual([
    'asking.choosing',
    {},
    noFile,
  ])
  actor.send(choose, { type: 'archive.valid', preview }, { type: 'import.close' })
  expect([actor.state(), actor.context().preview]).toEqual(['asking.choosing', null])
})

it('reports why an archive is refused, and forgets it with the next one', () => {
  const actor = startActor(importMachine, input)
  actor.send(choose, { type: 'archive.read', checkedFraction: 0.5 })
  actor.send({ type: 'archive.refused', reason: 'damaged' })
  expect([actor.state(), actor.runningPorts(), actor.context().refusal]).toEqual([
    'asking.refused',
    {},
    'damaged',
  ])
  const other = new File(['PK'], 'other.zip')
  actor.send({ type: 'archive.choose', file: other })
  expect([actor.runningPorts(), actor.context()]).toMatchObject([
    { checkArchive: { file: other } },
    { refusal: null, checkedFraction: 0 },
  ])
})

it("reads the same archive again if it couldn't be read", () => {
  const actor = startActor(importMachine, input)
  actor.send(choose, failed('network-request-failed'))
  expect([actor.state(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    'asking.unreadable',
    {},
    'network-request-failed',
  ])
  actor.send({ type: 'import.resume' })
  expect([actor.runningPorts(), actor.context().failure]).toEqual([
    { checkArchive: { file } },
    null,
  ])
})

it('imports nothing more when the person stops, and continues with the same archive', () => {
  const actor = startAtRestoring()
  actor.send({ type: 'import.progress', tally: some }, { type: 'import.pause' })
  expect([actor.state(), actor.runningPorts(), actor.context().tally]).toEqual([
    'stopped.paused',
    {},
    some,
  ])
  actor.send({ type: 'import.resume' })
  expect([actor.state(), actor.runningPorts()]).toEqual([
    'restoring.waiting',
    { restoreArchive: { user: ada, file } },
  ])
  actor.send({ type: 'import.pause' }, { type: 'import.close' })
  expect([actor.state(), actor.context().file]).toEqual(['asking.choosing', noFile])
  actor.send(choose)
  expect(actor.context().tally).toEqual(emptyTally)
})

it('reports which quota is reached until it continues', () => {
  const actor = startAtRestoring()
  actor.send({ type: 'import.overQuota', of: 'files', tally: some })
  expect([actor.state(), actor.runningPorts()]).toEqual(['stopped.overQuota', {}])
  expect(actor.context()).toMatchObject({ overQuotaOf: 'files', tally: some })
  actor.send({ type: 'import.resume' })
  expect([actor.state(), actor.context().overQuotaOf]).toEqual(['restoring.waiting', null])
})

it('halts if it fails or finds the archive damaged', () => {
  const actor = startAtRestoring()
  actor.send(failed('network-request-failed'))
  expect([actor.state(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    'stopped.failed',
    {},
    'network-request-failed',
  ])
  actor.send({ type: 'import.resume' }, { type: 'archive.refused', reason: 'damaged' })
  expect([actor.state(), actor.context()]).toMatchObject([
    'asking.refused',
    { refusal: 'damaged', failure: null },
  ])
})

it('halts after two and a half minutes without progress', () => {
  const actor = startAtRestoring()
  actor.wait(149_999)
  actor.send({ type: 'import.progress', tally: some })
  actor.wait(149_999)
  expect(actor.state()).toBe('restoring.waiting')
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure?.kind]).toEqual([
    'stopped.failed',
    {},
    'network-request-failed',
  ])
})

it('ends the check of an archive that can’t be read any further, and can check it again', () => {
  const actor = startActor(importMachine, input)
  actor.send(choose)
  actor.wait(149_999)
  actor.send({ type: 'archive.read', checkedFraction: 0.5 })
  actor.wait(149_999)
  expect(actor.state()).toBe('checking.waiting')
  actor.wait(1)
  expect([actor.state(), actor.runningPorts(), actor.context().failure]).toEqual([
    'asking.unreadable',
    {},
    timedOut,
  ])
  actor.send({ type: 'import.resume' })
  expect([actor.state(), actor.context().failure]).toEqual(['checking.waiting', null])
})

it.each([
  ['done', { type: 'import.done', tally: some }],
  ['stopped.paused', { type: 'import.pause' }],
  ['stopped.overQuota', { type: 'import.overQuota', of: 'files', tally: some }],
  ['stopped.failed', failed('network-request-failed')],
  ['asking.refused', { type: 'archive.refused', reason: 'damaged' }],
] as const)('lets the export count again once it has imported anything: %s', (state, end) => {
  const sent: AnyEventObject[] = []
  const exportActor = createActor(
    fromCallback(({ receive }) => receive((event) => sent.push(event))),
  ).start()
  const actor = startActor(importMachine, { ...input, exportActor })
  actor.send(choose, { type: 'archive.valid', preview }, { type: 'import.confirm' })
  actor.send({ type: 'import.progress', tally: some })
  expect(sent).toEqual([])
  actor.send(end)
  expect([actor.state(), sent]).toEqual([state, [{ type: 'items.changed' }]])
})
