import { afterEach, expect, it, vi } from 'vitest'
import { emptyContent, type NoteContent } from '#products/notebook/domain/note.ts'
import { openOutbox } from '#products/notebook/storage/sync/outbox.ts'
import { noUpdates } from '#products/notebook/tests/support/noUpdates.ts'
import { stubLocalStore } from '#tests/support/fakes/stubLocalStore.ts'

const words = (body: string): NoteContent => ({ ...emptyContent, body })

afterEach(() => vi.restoreAllMocks())

it('a row that this tab has read or written is decrypted again only after another tab changes it', async () => {
  const { localStore } = await stubLocalStore()
  const [outbox, other] = [1, 2].map(() => openOutbox('ada', localStore, noUpdates))
  await outbox?.save({ noteId: 'one', content: words('a'), before: null })
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt')
  const bodies = async () => (await outbox?.rows())?.map(({ edit }) => edit.content.body)
  expect(await bodies()).toEqual(['a'])
  expect(decrypt).toHaveBeenCalledTimes(0)
  await other?.save({ noteId: 'one', content: words('ab'), before: words('a') })
  decrypt.mockClear()
  expect(await bodies()).toEqual(['ab'])
  expect(await bodies()).toEqual(['ab'])
  expect(decrypt).toHaveBeenCalledTimes(1)
})

it('concurrent callers share one read, and later callers get a new one', async () => {
  const { localStore } = await stubLocalStore()
  const outbox = openOutbox('ada', localStore, noUpdates)
  const [first, second] = [outbox.rows(), outbox.rows()]
  expect(await first).toBe(await second)
  await outbox.save({ noteId: 'one', content: words('a'), before: null })
  expect((await outbox.rows()).map(({ noteId }) => noteId)).toEqual(['one'])
})
