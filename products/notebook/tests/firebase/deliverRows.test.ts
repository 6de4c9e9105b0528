import { expect, it } from 'vitest'
import { notebookOf } from '#products/notebook/firebase/notebooks.ts'
import { deliverRows } from '#products/notebook/firebase/sync/deliverRows.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { withNotebooks } from '#products/notebook/tests/support/withNotebooks.ts'
import { codedError } from '#src/domain/errorCode.ts'

withNotebooks('ada')

/** Sends two rows, of which the older one fails. Returns the notes that were sent, and the delivery's end. */
async function deliverTwo(thrown: Error) {
  const { outbox } = notebookOf('ada')
  for (const noteId of ['one', 'two']) {
    await outbox.save({ noteId, content: contentOf('milk'), before: null })
  }
  const oldest = (await outbox.rows()).at(-1)?.noteId
  const sent: boolean[] = []
  const delivering = deliverRows(
    'ada',
    async (_, { noteId, edit: { content } }) => {
      sent.push(noteId === oldest)
      if (noteId === oldest) throw thrown
      return { kind: 'create', content, note: null }
    },
    new AbortController().signal,
  )
  const end = await delivering.catch((reason: unknown) => reason)
  const left = (await outbox.rows()).map(({ noteId }) => noteId === oldest)
  return { sent, left, end }
}

it.each(['deadline-exceeded', 'aborted', 'internal'])(
  'a row that fails with %s holds up no other',
  async (code) => {
    const error = codedError(code, 'It failed.')
    expect(await deliverTwo(error)).toEqual({ sent: [true, false], left: [true], end: error })
  },
)

it.each(['unavailable', 'auth/network-request-failed', 'auth/account-being-deleted'])(
  'no other row is tried after %s, which it would meet, too',
  async (code) => {
    const error = codedError(code, 'It failed.')
    expect(await deliverTwo(error)).toEqual({ sent: [true], left: [false, true], end: error })
  },
)

it('a note that failed waits for the next delivery, whatever is typed into it meanwhile', async () => {
  const { outbox } = notebookOf('ada')
  const milk = contentOf('milk')
  await outbox.save({ noteId: 'one', content: milk, before: null })
  const sent: string[] = []
  const delivering = deliverRows(
    'ada',
    async (_, { edit: { content } }) => {
      sent.push(content.body)
      await outbox.save({ noteId: 'one', content: contentOf('milk and honey'), before: milk })
      throw codedError('deadline-exceeded', 'It failed.')
    },
    new AbortController().signal,
  )
  await expect(delivering).rejects.toThrow('It failed.')
  expect(sent).toEqual(['milk'])
})
