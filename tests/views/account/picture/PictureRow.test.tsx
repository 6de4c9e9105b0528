import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { pictureUrl } from '#src/domain/account/picture.ts'
import { configuration } from '#src/domain/configuration/appConfiguration.ts'
import { pictureLogic } from '#src/firebase/account/picture.ts'
import { type ChosenPicture, type PictureEvent } from '#src/machines/account/pictureMachine.ts'
import { PictureRow } from '#src/views/account/picture/PictureRow.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const fromGoogle = 'https://lh3.googleusercontent.com/a/ada'
const fileId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const own = pictureUrl(configuration.firebase.storageBucket, ada.uid, fileId)
const file = new File(['pixels'], 'ada.png', { type: 'image/png' })
const bitmap = { width: 300, height: 200, close: () => undefined }

beforeEach(() => {
  // jsdom can't paint. Browser tests check the pixels.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

it.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://example.com/ada.png',
  `${own}?alt=media&token=1`,
  own.replace(ada.uid, 'bob'),
])('never renders %s, and can remove it', async (photoURL) => {
  const { person } = renderRow({ ...ada, photoURL })
  expect(document.querySelector('img')).toBeNull()
  expect(
    screen.queryByText('Your picture is hosted on a site we can’t load images from.'),
  ).not.toBeNull()
  await person.click(screen.getByRole('button', { name: 'Change: Picture' }))
  expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeNull()
})

it('shows a picture from an allowed host', () => {
  renderRow({ ...ada, photoURL: fromGoogle })
  expect(document.querySelector('img')?.src).toBe(fromGoogle)
})

it('offers nothing to remove without a picture', async () => {
  const { person } = renderRow({ ...ada, photoURL: null })
  await person.click(screen.getByRole('button', { name: 'Add: Picture' }))
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
  await person.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Add: Picture' })).toBe(document.activeElement)
})

it('accepts a file that is chosen, dropped on the closed row, or pasted', async () => {
  const { reading, person } = renderRow({ ...ada, photoURL: null })
  fireEvent.drop(screen.getByRole('heading', { name: 'Picture' }), {
    dataTransfer: { files: [file], types: ['Files'] },
  })
  expect(screen.queryByRole('button', { name: 'Reading the picture…' })).not.toBeNull()
  act(() => reading.sendBack({ type: 'picture.refused', reason: 'not-a-picture' }))
  expect(screen.queryByText(/^This isn’t a JPEG/)).not.toBeNull()
  await person.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), file)
  act(() => reading.sendBack({ type: 'picture.refused', reason: 'unreadable' }))
  fireEvent.paste(document.body, { clipboardData: { files: [file] } })
  expect(reading.inputs).toEqual([{ file }, { file }, { file }])
  expect(screen.queryByText(/^This/)).toBeNull()
})

it('lets text from an office app, which comes with a picture, be pasted into the field', async () => {
  const { reading, person } = renderRow({ ...ada, photoURL: null })
  await person.click(screen.getByRole('button', { name: 'Add: Picture' }))
  const types = ['text/plain', 'text/html', 'Files']
  expect(fireEvent.paste(document.body, { clipboardData: { types, files: [file] } })).toBe(true)
  expect(reading.inputs).toEqual([])
})

it('keeps the browser in the app when a picture is dropped outside the row', () => {
  const { reading } = renderRow({ ...ada, photoURL: null })
  const dataTransfer = { types: ['Files'], files: [file] }
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false)
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
  expect(reading.inputs).toEqual([])
})

it('ignores pasted files while the row is closed', () => {
  const { reading } = renderRow({ ...ada, photoURL: null })
  fireEvent.paste(document.body, { clipboardData: { files: [file] } })
  expect(reading.inputs).toEqual([])
})

it('crops with the keyboard, saves the visible part, and keeps it after a failure', async () => {
  const { reading, sending, setting, cleanup, person } = renderRow({ ...ada, photoURL: own })
  await open(reading, person)
  const square = await screen.findByRole('button', {
    name: 'Visible area',
  })
  expect(square).toBe(document.activeElement)
  await person.keyboard('{ArrowLeft}{ArrowLeft}')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const chosen = { bitmap, crop: { left: 70, top: 0, side: 200 } }
  expect(sending.inputs).toMatchObject([chosen])
  act(() => sending.sendBack(failed('network-request-failed')))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(sending.inputs).toMatchObject([chosen, chosen])
  act(() => sending.sendBack({ type: 'picture.sent', fileId: 'new' }))
  expect(setting.inputs).toEqual([{ fileId: 'new' }])
  expect(cleanup.inputs).toEqual([])
  act(() => setting.sendBack({ type: 'change.made' }))
  expect(cleanup.inputs).toMatchObject([{ replaced: fileId }])
  expect(screen.queryByText('Saved')).not.toBeNull()
})

it('keeps the picture that is being cropped when another file is refused', async () => {
  const { reading, person } = renderRow({ ...ada, photoURL: null })
  await open(reading, person)
  await screen.findByRole('slider', { name: 'Zoom' })
  fireEvent.paste(document.body, { clipboardData: { files: [file] } })
  act(() => reading.sendBack({ type: 'picture.refused', reason: 'too-many-pixels' }))
  expect(screen.queryByText(/more than 40 million pixels/)).not.toBeNull()
  expect(screen.queryByRole('slider', { name: 'Zoom' })).not.toBeNull()
})

it('frees the memory of a picture once another one is cropped, and of that one once it is saved', async () => {
  const { reading, sending, setting, person } = renderRow({ ...ada, photoURL: null })
  const close = vi.fn<() => void>()
  const other = { ...bitmap, close: vi.fn<() => void>() }
  const closings = () => [close, other.close].map(({ mock }) => mock.calls.length)
  await open(reading, person, { ...bitmap, close })
  fireEvent.paste(document.body, { clipboardData: { files: [file] } })
  expect(closings()).toEqual([0, 0])
  act(() => reading.sendBack({ type: 'picture.read', bitmap: other }))
  expect(closings()).toEqual([1, 0])
  await person.click(screen.getByRole('button', { name: 'Save' }))
  act(() => sending.sendBack({ type: 'picture.sent', fileId: 'new' }))
  act(() => setting.sendBack({ type: 'change.made' }))
  expect(closings()).toEqual([1, 1])
})

it('shows what to do if there is no space for another file', async () => {
  const { reading, sending, person } = renderRow({ ...ada, photoURL: null })
  await open(reading, person)
  await person.click(await screen.findByRole('button', { name: 'Save' }))
  act(() => sending.sendBack({ type: 'picture.refused', reason: 'no-room' }))
  expect(screen.queryByText(/^You’re out of storage/)).not.toBeNull()
})

it('removes the reference first, and then the file', async () => {
  const { setting, cleanup, person } = renderRow({ ...ada, photoURL: own })
  await person.click(screen.getByRole('button', { name: 'Change: Picture' }))
  await person.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(setting.inputs).toEqual([{ fileId: null }])
  act(() => setting.sendBack({ type: 'change.made' }))
  expect(cleanup.inputs).toMatchObject([{ replaced: fileId }])
})

type Row = ReturnType<typeof renderRow>

async function open(
  reading: Row['reading'],
  person: Row['person'],
  picture: ImageBitmap = bitmap,
): Promise<void> {
  await person.click(screen.getByRole('button', { name: /: Picture$/ }))
  fireEvent.paste(document.body, { clipboardData: { files: [file] } })
  act(() => reading.sendBack({ type: 'picture.read', bitmap: picture }))
}

function renderRow(user: typeof ada) {
  const reading = stubPort<PictureEvent, { file: Blob }>()
  const sending = stubPort<PictureEvent, ChosenPicture>()
  const setting = stubPort<PictureEvent, { fileId: string | null }>()
  const cleanup = stubPort<PictureEvent, { replaced: string | null }>()
  const logic = pictureLogic.provide({
    actors: {
      readPicture: reading.actor,
      sendPicture: sending.actor,
      setPicture: setting.actor,
      cleanUpPictures: cleanup.actor,
    },
  })
  const { auth, person } = renderView(
    <WithLogic of={pictureLogic} as={logic}>
      <PictureRow user={user} />
    </WithLogic>,
  )
  act(() => auth.report({ type: 'session.found', user }))
  return { reading, sending, setting, cleanup, person }
}
