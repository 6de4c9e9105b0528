import { expect, it } from 'vitest'
import { emptyTally } from '#src/domain/data/importTally.ts'
import { noFile, importMachine } from '#src/machines/data/importMachine.ts'
import { timedOut } from '#src/machines/shared/failures.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'
import { ada } from '#tests/support/users.ts'

const preview = { exportedAt: '2026-11-21', counts: { notes: 1 }, missing: 0, hasPicture: false }

describeMachine({
  machine: importMachine,
  input: { user: ada },
  events: [
    { type: 'archive.choose', file: new File(['PK'], 'export.zip') },
    { type: 'archive.read', share: 0.5 },
    { type: 'archive.whole', preview },
    { type: 'archive.refused', why: 'damaged' },
    { type: 'import.confirm' },
    { type: 'import.stop' },
    { type: 'import.resume' },
    { type: 'import.leave' },
    { type: 'import.progress', tally: { ...emptyTally, counts: { notesAdded: 1 } } },
    { type: 'import.done', tally: { ...emptyTally, counts: { notesAdded: 2 } } },
    { type: 'import.full', of: 'files', tally: emptyTally },
    failed('network-request-failed'),
  ],
  invariants: {
    "nothing imported that wasn't previewed": (snapshot) =>
      !snapshot.hasTag('restoring') || snapshot.context.preview !== null,
    'a refusal only of an archive that was refused': (snapshot) =>
      (snapshot.context.refusal !== null) === snapshot.hasTag('refused'),
    'a failure only if it can be retried': (snapshot) =>
      snapshot.context.failure === null || snapshot.can({ type: 'import.resume' }),
    'its file while it can be retried': (snapshot) =>
      !snapshot.can({ type: 'import.resume' }) || snapshot.context.file !== noFile,
    'no archive while another is chosen': (snapshot) =>
      !snapshot.hasTag('choosing') || snapshot.context.file === noFile,
  },
})

const file = new File(['PK'], 'export.zip')
const choose = { type: 'archive.choose', file } as const
const some = { ...emptyTally, counts: { notesAdded: 1 } }

/** The archive was read, and the person has agreed. */
function tellFromRestoring() {
  const story = begin(importMachine, { user: ada })
  story.send(choose, { type: 'archive.whole', preview }, { type: 'import.confirm' })
  return story
}

it('reads the whole archive, asks, and only then changes anything', () => {
  const story = begin(importMachine, { user: ada })
  expect([story.tags(), story.atWork()]).toEqual([['choosing'], {}])
  expect([noFile.size, noFile.name]).toEqual([0, ''])
  story.send(choose)
  expect([story.tags(), story.atWork()]).toEqual([['checking'], { checkArchive: { file } }])
  story.send({ type: 'archive.read', share: 0.5 })
  expect([story.tags(), story.context().share]).toEqual([['checking'], 0.5])
  story.send({ type: 'archive.whole', preview })
  expect([story.tags(), story.atWork(), story.context().preview]).toEqual([
    ['previewing'],
    {},
    preview,
  ])
  story.send({ type: 'import.confirm' })
  expect([story.tags(), story.atWork()]).toEqual([
    ['restoring'],
    { restoreArchive: { user: ada, file } },
  ])
  story.send({ type: 'import.progress', tally: some })
  expect([story.tags(), story.context().tally]).toEqual([['restoring'], some])
  story.send({ type: 'import.done', tally: { ...some, counts: { notesAdded: 2 } } })
  expect([story.tags(), story.atWork(), story.context().tally.counts]).toEqual([
    ['done'],
    {},
    { notesAdded: 2 },
  ])
  story.send({ type: 'import.leave' })
  expect([story.tags(), story.context()]).toMatchObject([
    ['choosing'],
    { file: noFile, preview: null },
  ])
})

it('stops reading when asked to, and releases an archive that was only previewed', () => {
  const story = begin(importMachine, { user: ada })
  story.send(choose, { type: 'import.stop' })
  expect([story.tags(), story.atWork(), story.context().file]).toEqual([['choosing'], {}, noFile])
  story.send(choose, { type: 'archive.whole', preview }, { type: 'import.leave' })
  expect([story.tags(), story.context().preview]).toEqual([['choosing'], null])
})

it('reports why an archive is refused, and forgets it with the next one', () => {
  const story = begin(importMachine, { user: ada })
  story.send(choose, { type: 'archive.read', share: 0.5 })
  story.send({ type: 'archive.refused', why: 'damaged' })
  expect([story.tags(), story.atWork(), story.context().refusal]).toEqual([
    ['refused'],
    {},
    'damaged',
  ])
  const other = new File(['PK'], 'other.zip')
  story.send({ type: 'archive.choose', file: other })
  expect([story.atWork(), story.context()]).toMatchObject([
    { checkArchive: { file: other } },
    { refusal: null, share: 0 },
  ])
})

it("reads the same archive again if it couldn't be read", () => {
  const story = begin(importMachine, { user: ada })
  story.send(choose, failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['unread'],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'import.resume' })
  expect([story.atWork(), story.context().failure]).toEqual([{ checkArchive: { file } }, null])
})

it('imports nothing more when the person stops, and continues with the same archive', () => {
  const story = tellFromRestoring()
  story.send({ type: 'import.progress', tally: some }, { type: 'import.stop' })
  expect([story.tags(), story.atWork(), story.context().tally]).toEqual([['stopped'], {}, some])
  story.send({ type: 'import.resume' })
  expect([story.tags(), story.atWork()]).toEqual([
    ['restoring'],
    { restoreArchive: { user: ada, file } },
  ])
  story.send({ type: 'import.stop' }, { type: 'import.leave' })
  expect([story.tags(), story.context().file]).toEqual([['choosing'], noFile])
  story.send(choose)
  expect(story.context().tally).toEqual(emptyTally)
})

it('reports which quota is reached until it continues', () => {
  const story = tellFromRestoring()
  story.send({ type: 'import.full', of: 'files', tally: some })
  expect([story.tags(), story.atWork()]).toEqual([['full'], {}])
  expect(story.context()).toMatchObject({ fullOf: 'files', tally: some })
  story.send({ type: 'import.resume' })
  expect([story.tags(), story.context().fullOf]).toEqual([['restoring'], null])
})

it('halts if it fails or finds the archive damaged', () => {
  const story = tellFromRestoring()
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['halted'],
    {},
    'network-request-failed',
  ])
  story.send({ type: 'import.resume' }, { type: 'archive.refused', why: 'damaged' })
  expect([story.tags(), story.context()]).toMatchObject([
    ['refused'],
    { refusal: 'damaged', failure: null },
  ])
})

it('halts after two and a half minutes without progress', () => {
  const story = tellFromRestoring()
  story.wait(149_999)
  story.send({ type: 'import.progress', tally: some })
  story.wait(149_999)
  expect(story.tags()).toEqual(['restoring'])
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure?.kind]).toEqual([
    ['halted'],
    {},
    'network-request-failed',
  ])
})

it('ends the check of an archive that can’t be read any further, and can check it again', () => {
  const story = begin(importMachine, { user: ada })
  story.send(choose)
  story.wait(149_999)
  story.send({ type: 'archive.read', share: 0.5 })
  story.wait(149_999)
  expect(story.tags()).toEqual(['checking'])
  story.wait(1)
  expect([story.tags(), story.atWork(), story.context().failure]).toEqual([
    ['unread'],
    {},
    timedOut,
  ])
  story.send({ type: 'import.resume' })
  expect([story.tags(), story.context().failure]).toEqual([['checking'], null])
})
