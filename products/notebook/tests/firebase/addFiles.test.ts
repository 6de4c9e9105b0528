import { beforeEach, expect, it, vi } from 'vitest'
import { placeDraft, type Draft } from '#products/notebook/domain/placeDraft.ts'
import { emptyContent } from '#products/notebook/domain/note.ts'
import type { OutboxRow } from '#products/notebook/domain/outboxRow.ts'
import type { UploadRow } from '#products/notebook/domain/uploadRow.ts'
import type { NotebookUpdate } from '#products/notebook/storage/notebook.ts'
import { addFiles } from '#products/notebook/firebase/files/addFiles.ts'
import type { UploadsEvent } from '#products/notebook/machines/uploadMachine.ts'
import { ada } from '#tests/support/users.ts'

const device = vi.hoisted(() => ({
  saves: [] as Promise<unknown>[],
  added: [] as UploadRow[],
  problem: false,
  /** What was written to disk, in order. */
  order: [] as string[],
  notes: [] as OutboxRow[],
  /** Text typed in an editor and not yet saved. */
  typed: null as Draft | null,
}))

vi.mock('#products/notebook/firebase/notebooks.ts', () => ({
  notebookOf: () => ({
    trackSave: (work: Promise<unknown>) => {
      device.saves.push(work)
      return work
    },
    uploads: {
      rows: () => (device.problem ? Promise.reject(new Error('No disk')) : Promise.resolve([])),
      add: (row: UploadRow) => {
        device.order.push(row.name)
        return Promise.resolve(device.added.push(row))
      },
    },
    rows: () => Promise.resolve(device.notes),
    save,
    subscribe: () => () => {},
    publish: ({ type }: NotebookUpdate) => {
      if (type === 'save' && device.typed) void save(device.typed)
    },
  }),
}))
vi.mock('#src/firebase/sdk/currentUser.ts', () => ({ currentUser: () => null }))
vi.mock('#src/firebase/sdk/toUser.ts', () => ({ toUser: () => ada }))

async function save(draft: Draft): Promise<void> {
  const before = device.notes[0] ?? null
  const [row] = placeDraft(before, draft, 'edit', 7)
  device.notes = [row]
  if (row !== before) device.order.push(`note “${row.edit.content.title}”`)
}

beforeEach(() => {
  Object.assign(device, { saves: [], added: [], problem: false })
  Object.assign(device, { order: [], notes: [], typed: null })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

it('files being checked count as pending saves', async () => {
  const files = [new File(['heron'], 'heron.txt'), new File(['<svg/>'], 'heron.svg')]
  const notified = take(files)
  expect(device.saves).toHaveLength(1)
  await Promise.all(device.saves)
  expect(device.added.map(({ name }) => name)).toEqual(['heron.txt'])
  const refused = [{ name: 'heron.svg', why: 'type-not-allowed' }]
  expect(notified.mock.calls).toEqual([[{ type: 'files.sorted', refused }]])
})

it('files that this device fails to store are refused, and the next ones can be added', async () => {
  device.problem = true
  const notified = take([new File(['heron'], 'heron.txt'), new File(['weir'], 'weir.txt')])
  const refused = [
    { name: 'heron.txt', why: 'not-stored' },
    { name: 'weir.txt', why: 'not-stored' },
  ]
  await vi.waitFor(() => expect(notified.mock.calls).toEqual([[{ type: 'files.sorted', refused }]]))
})

const heron = new File(['heron'], 'heron.feather.txt')
const weir = new File(['weir'], 'weir.txt')
const hostile = new File(['<svg/>'], 'hostile.svg')

it('a new note is created before its files and named after the first accepted one', async () => {
  await sorted(take([hostile, heron, weir], true))
  expect(device.order).toEqual(['note “heron.feather”', 'heron.feather.txt', 'weir.txt'])
  expect(device.notes.map(({ noteId, basis }) => ({ noteId, basis }))).toEqual([
    { noteId: 'note', basis: null },
  ])
})

it('refused files create no note', async () => {
  await sorted(take([hostile], true))
  expect(device.order).toEqual([])
})

it("an existing note isn't changed", async () => {
  await sorted(take([heron]))
  expect(device.order).toEqual(['heron.feather.txt'])
})

it('an unsent edit or unsaved text becomes the note', async () => {
  const content = { ...emptyContent, title: 'The river' }
  const draft: Draft = { noteId: 'note', content, seen: null }
  device.typed = draft
  await sorted(take([heron], true))
  await sorted(take([weir], true))
  expect(device.order).toEqual(['note “The river”', 'heron.feather.txt', 'weir.txt'])
  expect(device.notes.map(({ edit }) => edit.content)).toEqual([content])
})

it('an edit delivered while the files are checked becomes the note', async () => {
  const content = { ...emptyContent, title: 'The river' }
  await save({ noteId: 'note', content, seen: null })
  const notified = take([heron], true)
  await Promise.resolve()
  device.notes = []
  await sorted(notified)
  expect(device.order).toEqual(['note “The river”', 'heron.feather.txt'])
})

async function sorted(notified: ReturnType<typeof take>): Promise<void> {
  await vi.waitFor(() => expect(notified).toHaveBeenCalledOnce())
}

function take(files: readonly File[], isNew = false) {
  const notified = vi.fn<(event: UploadsEvent) => void>()
  const input = { uid: 'ada', noteId: 'note', isNew, files }
  addFiles({ input, sendBack: notified, receive: () => {} } as unknown as Parameters<
    typeof addFiles
  >[0])
  return notified
}
