import { expect, it } from 'vitest'
import {
  deletionReceipt,
  startDeletionLog,
  deletionSteps,
  withDeleted,
  withStep,
} from '#src/domain/deletion/deletionReceipt.ts'

it('lists each step once, with the latest time', () => {
  const begun = withStep(startDeletionLog(0), 'locking', 1_000)
  const files = withStep(withStep(begun, 'files', 2_000), 'locking', 3_000)
  expect(files.steps).toEqual([
    { step: 'files', doneAt: 2_000 },
    { step: 'locking', doneAt: 3_000 },
  ])
})

it('lists what was deleted and when, and what stays for how long', () => {
  const begun = withStep(startDeletionLog(0), 'documents', 1_000)
  const log = withDeleted(withDeleted(begun, { notes: 1 }), { notes: 2, files: 2, bytes: 10 })
  const stays = [{ what: 'A mark', until: 'an hour' }]
  expect(deletionReceipt('ada', log, 2_000, stays)).toEqual({
    format: 'gatehouse-deletion-receipt-1',
    userId: 'ada',
    startedAt: '1970-01-01T00:00:00.000Z',
    finishedAt: '1970-01-01T00:00:02.000Z',
    deleted: { notes: 3, files: 2, bytes: 10, account: true },
    steps: [
      { step: 'documents', doneAt: '1970-01-01T00:00:01.000Z' },
      { step: 'account', doneAt: '1970-01-01T00:00:02.000Z' },
    ],
    stays,
  })
})

it('nothing is deleted before the flag is final, and no counter before what it counts', () => {
  expect(deletionSteps).toEqual(['locking', 'files', 'documents', 'verifying', 'accountDocuments'])
  expect(startDeletionLog(7)).toEqual({ startedAt: 7, deleted: {}, steps: [] })
})
