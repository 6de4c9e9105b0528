import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { distrustDevice } from '#products/notebook/firebase/trustedDevice.ts'
import { trustAnswer, recordTrustAnswer } from '#products/notebook/stores/trustedDeviceStore.ts'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'

withNotebooks('ada')

beforeEach(() => recordTrustAnswer('ada', null))
afterEach(() => recordTrustAnswer('ada', null))

async function storeNote(): Promise<void> {
  recordTrustAnswer('ada', 'yes')
  await notebookOf('ada').cache.putNote(noteOf(contentOf('milk')))
}

async function isStored(): Promise<boolean> {
  recordTrustAnswer('ada', 'yes')
  return (await notebookOf('ada').cache.readNote('note')) !== null
}

function refuseToClear(): void {
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('The disk failed.', 'UnknownError')
  })
}

it('stored notes are removed, and none are stored from then on', async () => {
  await storeNote()
  expect(await isStored()).toBe(true)
  expect(await distrustDevice('ada')).toBe(true)
  expect(trustAnswer('ada')).toBe('no')
  await notebookOf('ada').cache.putNote(noteOf(contentOf('milk')))
  expect(await isStored()).toBe(false)
})

it('if stored notes can’t be removed, that is reported, and the answer stays true', async () => {
  await storeNote()
  refuseToClear()
  expect(await distrustDevice('ada')).toBe(false)
  expect(trustAnswer('ada')).toBe('yes')
})

it('a person who declines has nothing to remove', async () => {
  refuseToClear()
  expect(await distrustDevice('ada')).toBe(true)
  expect(trustAnswer('ada')).toBe('no')
})
