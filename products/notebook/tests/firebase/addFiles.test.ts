import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyContent } from '#products/notebook/domain/note.ts'
import { addFiles } from '#products/notebook/firebase/files/addFiles.ts'
import { forgetNotebook, notebookOf } from '#products/notebook/firebase/notebooks.ts'
import type { UploadQueueEvent } from '#products/notebook/machines/uploadQueueMachine.ts'
import type { Notebook } from '#products/notebook/storage/notebook.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

let notebook: Notebook
/** What was written to this device, in order. */
let order: string[]

beforeEach(async () => {
  await signIn({ uid: 'ada', email: 'ada@example.com', emailVerified: true })
  vi.stubGlobal('navigator', { onLine: false })
  notebook = notebookOf('ada')
  await notebook.outbox.rows()
  order = []
  notebook.subscribe(({ type }) => order.at(-1) !== type && order.push(type))
})
afterEach(() => forgetNotebook('ada'))

it('files being checked count as pending saves', async () => {
  const files = [new File(['heron'], 'heron.txt'), new File(['<svg/>'], 'heron.svg')]
  const notified = take(files)
  await notebook.whenSaved()
  expect(await fileNames()).toEqual(['heron.txt'])
  const refused = [{ name: 'heron.svg', why: 'type-not-allowed' }]
  expect(notified.mock.calls).toEqual([[{ type: 'files.checked', refused }]])
})

it('files added after the person was signed out are refused, and the next ones can be added', async () => {
  await signOutHere()
  const refused = [
    { name: 'heron.feather.txt', why: 'not-stored' },
    { name: 'weir.txt', why: 'not-stored' },
  ]
  const notified = await sorted(take([heron, weir]))
  expect(notified.mock.calls).toEqual([[{ type: 'files.checked', refused }]])
  await signIn({ uid: 'ada' })
  await sorted(take([heron]))
  expect(await fileNames()).toEqual(['heron.feather.txt'])
})

const heron = new File(['heron'], 'heron.feather.txt')
const weir = new File(['weir'], 'weir.txt')
const hostile = new File(['<svg/>'], 'hostile.svg')

it('a new note is created before its files and named after the first accepted one', async () => {
  await sorted(take([hostile, heron, weir], true))
  expect(order).toEqual(['save', 'rowsChanged', 'uploadsChanged'])
  expect(await fileNames()).toEqual(['heron.feather.txt', 'weir.txt'])
  const content = { ...emptyContent, title: 'heron.feather' }
  expect(await notebook.outbox.rows()).toMatchObject([
    { noteId: 'note', basis: null, edit: { content } },
  ])
})

it('refused files create no note', async () => {
  await sorted(take([hostile], true))
  expect(order).toEqual([])
})

it("an existing note isn't changed", async () => {
  await sorted(take([heron]))
  expect(order).toEqual(['uploadsChanged'])
})

it('an unsent edit or unsaved text becomes the note', async () => {
  const content = { ...emptyContent, title: 'The river' }
  const typed = { noteId: 'note', content, before: null }
  const stop = notebook.subscribe(({ type }) => type === 'save' && void notebook.outbox.save(typed))
  await sorted(take([heron], true))
  stop()
  await sorted(take([weir], true))
  expect(order.slice(0, 3)).toEqual(['save', 'rowsChanged', 'uploadsChanged'])
  expect((await notebook.outbox.rows()).map(({ edit }) => edit.content)).toEqual([content])
  expect(await fileNames()).toEqual(['heron.feather.txt', 'weir.txt'])
})

it('an edit delivered while the files are checked becomes the note', async () => {
  const content = { ...emptyContent, title: 'The river' }
  await notebook.outbox.save({ noteId: 'note', content, before: null })
  const notified = take([heron], true)
  await notebook.outbox.rows()
  await notebook.outbox.update('note', () => null)
  await sorted(notified)
  expect(await notebook.outbox.rows()).toEqual([])
  expect(await fileNames()).toEqual(['heron.feather.txt'])
})

async function fileNames(): Promise<readonly string[]> {
  return (await notebook.uploads.rows()).map(({ name }) => name)
}

async function sorted(notified: ReturnType<typeof take>) {
  await vi.waitFor(() => expect(notified).toHaveBeenCalledOnce())
  return notified
}

function take(files: readonly File[], isNew = false) {
  const notified = vi.fn<(event: UploadQueueEvent) => void>()
  const input = { uid: 'ada', noteId: 'note', isNew, files }
  addFiles({ input, sendBack: notified, receive: () => {} } as unknown as Parameters<
    typeof addFiles
  >[0])
  return notified
}
