import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { renderFiles } from '#products/notebook/tests/support/renderFiles.tsx'
import { uploadRow } from '#products/notebook/tests/support/uploads.ts'
import { failed } from '#tests/support/failures.ts'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { fileOf } from '#tests/support/files.ts'

const plan = fileOf({ id: 'plan', name: 'plan.pdf' })
const gate = fileOf({ id: 'gate', name: 'gate.png', type: 'image/png' })
const { failure } = failed('network-request-failed')

beforeAll(() => {
  stubModals()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined })
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
})

it('shows only a button if there are no files or none are known yet', () => {
  const { watcher } = renderFiles()
  expect(screen.queryByRole('list')).toBeNull()
  act(() => watcher.sendBack({ type: 'files.read', files: [] }))
  act(() => watcher.sendBack({ type: 'files.unreachable' }))
  expect(screen.getByRole('region', { name: 'Files' }).textContent).toBe('FilesAdd files')
})

it('lists a refused file each time it is added', async () => {
  const complaint = vi.spyOn(console, 'error')
  const { intake } = renderFiles()
  const article = screen.getByRole('article')
  const file = new File(['MZ'], 'mill.exe')
  const refused = [{ name: 'mill.exe', why: 'type-not-allowed' }] as const
  for (let time = 0; time < 2; time += 1) {
    fireEvent.drop(article, { dataTransfer: { types: ['Files'], files: [file] } })
    act(() => intake.sendBack({ type: 'files.checked', refused }))
  }
  const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const sentence = 'mill.exe: This file type isn’t supported.'
  expect([listed, complaint.mock.calls]).toEqual([[sentence, sentence], []])
})

it("shows that files can't be read only if none are known", () => {
  const { watcher } = renderFiles()
  act(() => watcher.sendBack({ type: 'files.unreachable' }))
  expect(screen.queryByText(/can’t be loaded right now/)).not.toBeNull()
  act(() => watcher.sendBack({ type: 'files.cached', files: [plan] }))
  expect(screen.queryByText(/can’t be loaded right now/)).toBeNull()
  expect(screen.queryByText('plan.pdf')).not.toBeNull()
})

it('undoes a deletion and reports a failed one', async () => {
  const { person, watcher, deleter } = renderFiles()
  act(() => watcher.sendBack({ type: 'files.read', files: [plan, gate] }))
  await person.click(screen.getByRole('button', { name: 'Delete “plan.pdf”' }))
  expect(screen.queryByText('PDF')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByText('PDF')).not.toBeNull()
  await expectFocus(screen.getByRole('heading', { name: 'Files' }))
  await person.click(screen.getByRole('button', { name: 'Delete “plan.pdf”' }))
  await person.click(screen.getByRole('button', { name: 'Delete “gate.png”' }))
  expect(screen.queryByText(/plan\.pdf/)).toBeNull()
  act(() => deleter.sendBack({ type: 'fileDeletion.failed', fileId: 'plan', failure }))
  expect(
    screen.queryByText('“plan.pdf” couldn’t be deleted yet. We’ll keep trying.'),
  ).not.toBeNull()
  expect(screen.queryByText('plan.pdf')).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await expectFocus(screen.getByRole('heading', { name: 'Files' }))
  act(() => deleter.sendBack({ type: 'fileDeletion.failed', fileId: 'plan', failure }))
  act(() => watcher.sendBack({ type: 'files.read', files: [gate] }))
  expect(screen.queryByText(/couldn’t be deleted/)).toBeNull()
})

it("hides files deleted elsewhere and warns if a deletion isn't stored", async () => {
  const { person, watcher, deleter } = renderFiles()
  act(() => watcher.sendBack({ type: 'files.read', files: [plan, gate] }))
  act(() => deleter.sendBack({ type: 'otherDeletions.read', fileIds: ['gate'] }))
  expect(screen.queryByText('gate.png')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Delete “plan.pdf”' }))
  expect(screen.queryByText(/Keep this page open until the file is deleted/)).toBeNull()
  act(() => deleter.sendBack({ type: 'fileDeletion.notPersisted' }))
  expect(screen.queryByText(/Keep this page open until the file is deleted/)).not.toBeNull()
})

it('shows the files of the copy that the text moved to, and deletes what can be undone no more', async () => {
  const { person, moveToCopy, watcher, deleter } = renderFiles()
  act(() => watcher.sendBack({ type: 'files.read', files: [plan, gate] }))
  await person.click(screen.getByRole('button', { name: 'Delete “plan.pdf”' }))
  const add = screen.getByRole('button', { name: 'Add files' })
  add.focus()
  moveToCopy()
  expect(deleter.received).toEqual([
    { type: 'fileDeletion.schedule', fileId: 'plan' },
    { type: 'fileDeletion.run', fileId: 'plan' },
  ])
  expect(watcher.inputs).toEqual([
    { uid: 'ada', noteId: 'note' },
    { uid: 'ada', noteId: 'copy' },
  ])
  expect([screen.queryByRole('list'), document.activeElement]).toEqual([null, add])
  act(() => watcher.sendBack({ type: 'files.read', files: [gate] }))
  expect(screen.getByRole('listitem').textContent).toMatch(/^gate\.png/)
})

it("doesn't change the files of a note in the trash", () => {
  const { watcher } = renderFiles(false)
  act(() => watcher.sendBack({ type: 'files.read', files: [plan] }))
  expect(screen.queryByRole('button', { name: 'Download “plan.pdf”' })).not.toBeNull()
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull()
})

it("doesn't show a fake picture, and explains why a file can't be fetched", async () => {
  const { person, watcher, reader } = renderFiles()
  act(() => watcher.sendBack({ type: 'files.read', files: [gate] }))
  await person.click(screen.getByRole('button', { name: 'Open “gate.png”' }))
  act(() => reader.sendBack(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  act(() =>
    reader.sendBack({ type: 'file.read', bytes: new Blob(['<html>']), isSafePicture: false }),
  )
  await expectFocus(screen.getByRole('button', { name: 'Download' }))
  expect(screen.queryByText(/can’t be previewed/)).not.toBeNull()
  expect(document.querySelector('img')).toBeNull()
})

it('offers nothing for a missing file and removes the message', async () => {
  const { person, watcher, reader } = renderFiles()
  act(() => watcher.sendBack({ type: 'files.read', files: [plan] }))
  await person.click(screen.getByRole('button', { name: 'Download “plan.pdf”' }))
  act(() => reader.sendBack(failed('object-not-found')))
  expect(screen.queryByText('This file no longer exists.')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('This file no longer exists.')).toBeNull()
})

it('shows an upload and the actions for its state', async () => {
  const { person, rows, sender } = renderFiles()
  const row = uploadRow({ id: 'coming', noteId: 'note', name: 'film.mp4', size: 1_000 })
  act(() => rows.sendBack({ type: 'uploads.read', rows: [row] }))
  expect(screen.queryByText('Waiting')).not.toBeNull()
  act(() => sender.sendBack({ type: 'upload.progress', sent: 250 }))
  expect(screen.queryByText('25% of 1,000 bytes')).not.toBeNull()
  expect(screen.getByRole('progressbar', { name: 'Upload progress of “film.mp4”' })).toHaveProperty(
    'value',
    250,
  )
  await person.click(screen.getByRole('button', { name: 'Pause: “film.mp4”' }))
  expect(screen.queryByText('Paused')).toBeNull()
  act(() => rows.sendBack({ type: 'uploads.read', rows: [{ ...row, isPaused: true }] }))
  expect(screen.queryByText('Paused')).not.toBeNull()
  await expectFocus(screen.getByRole('button', { name: 'Resume: “film.mp4”' }))
  act(() => rows.sendBack({ type: 'uploads.read', rows: [{ ...row, refusal: 'no-room' }] }))
  expect(screen.queryByText(/You’re out of storage/)).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Download: “film.mp4”' })).not.toBeNull()
  await expectFocus(screen.getByRole('button', { name: 'Try again: “film.mp4”' }))
  await person.click(screen.getByRole('button', { name: 'Remove: “film.mp4”' }))
  act(() => rows.sendBack({ type: 'uploads.read', rows: [] }))
  await expectFocus(screen.getByRole('heading', { name: 'Files' }))
})

it("shows why a file isn't uploaded, that it is retried, and what can be done", async () => {
  const { person, watcher, rows, sender, reader } = renderFiles()
  const row = uploadRow({ id: 'coming', noteId: 'note', name: 'film.mp4', size: 1_000 })
  act(() => rows.sendBack({ type: 'uploads.read', rows: [row] }))
  act(() => sender.sendBack({ type: 'upload.stalled' }))
  expect(wordsOfRow()).toBe('We can’t reach the server. We’ll keep trying.')
  act(() => sender.sendBack(failed('network-request-failed')))
  expect(wordsOfRow()).toBe('We can’t reach the server. We’ll keep trying.')
  await person.click(screen.getByRole('button', { name: 'Try again: “film.mp4”' }))
  act(() => sender.sendBack(failed('retry-limit-exceeded')))
  const tooLong = 'The server took too long.'
  expect(wordsOfRow()).toBe(`${tooLong} We’ll keep trying.`)
  expect(screen.queryByRole('button', { name: 'Cancel: “film.mp4”' })).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Try again: “film.mp4”' }))
  expect(wordsOfRow()).toBe('Waiting')

  act(() => watcher.sendBack({ type: 'files.read', files: [plan] }))
  await person.click(screen.getByRole('button', { name: 'Download “plan.pdf”' }))
  act(() => reader.sendBack(failed('retry-limit-exceeded')))
  expect(screen.queryByText(tooLong)).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull()
})

it('accepts dropped and pasted files, but no text', async () => {
  const { person, intake } = renderFiles()
  const files = [new File(['x'], 'wall.txt')]
  const article = screen.getByRole('article')
  fireEvent.drop(article, { dataTransfer: { types: ['text/plain'], files: [] } })
  fireEvent.paste(article, {
    clipboardData: { types: ['text/html', 'text/plain', 'Files'], files },
  })
  expect(intake.inputs).toEqual([])
  fireEvent.drop(article, { dataTransfer: { types: ['Files'], files } })
  expect(intake.inputs).toMatchObject([{ noteId: 'note', isNew: false, files }])
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } })).toBe(false)
  act(() =>
    intake.sendBack({ type: 'files.checked', refused: [{ name: 'wall.txt', why: 'empty' }] }),
  )
  expect(screen.queryByText('It’s empty.', { exact: false })).not.toBeNull()
  expect(intake.inputs).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expectFocus(screen.getByRole('heading', { name: 'Files' }))
})

it("shows a message instead of a dead button if the upload code can't be loaded", () => {
  renderFiles(true, true)
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull()
  expect(screen.queryByText(/Adding files isn’t available right now/)).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeNull()
})

function wordsOfRow(): string | null | undefined {
  return screen.getByRole('listitem').querySelector('output')?.textContent
}

async function expectFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(element))
}
