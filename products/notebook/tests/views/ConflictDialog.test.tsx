import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, type EventObject } from 'xstate'
import type {
  DraftInput,
  NoteInput,
  NoteRead,
} from '#products/notebook/domain/editor/noteEditor.ts'
import { conflictLogic } from '#products/notebook/firebase/notes/conflictLogic.ts'
import { conflictMachine, type ConflictEvent } from '#products/notebook/machines/conflictMachine.ts'
import type { FilesRead, NoteFilesInput } from '#products/notebook/machines/noteFilesMachine.ts'
import {
  noteMachine,
  type FollowNote,
  type NoteEvent,
} from '#products/notebook/machines/noteMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { ConflictDialog } from '#products/notebook/views/ConflictDialog.tsx'
import { stubModals } from '#tests/support/fakes/stubModals.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const at = (hour: number) => new Date(2026, 10, 23, hour).getTime()
const phone = { browser: 'Safari', system: 'iPhone' }
const laptop = { browser: 'Chrome', system: 'Mac' }
const copied: NoteRead = {
  content: contentOf('milk', { conflictOf: 'note' }),
  row: null,
  editedAt: at(8),
  editedOn: laptop,
}
const original: NoteRead = {
  content: contentOf('bread'),
  row: null,
  editedAt: at(9),
  editedOn: phone,
}

describe('choosing between two versions', () => {
  it('shows the device and time of each version', () => {
    renderDialog()
    expect(version('This version')).toEqual([
      'Chrome on Mac',
      expect.stringMatching(/^November 23, 2026.* 8:00\sAM$/),
    ])
    expect(version('Other version')).toEqual([
      'Safari on iPhone',
      expect.stringMatching(/^November 23, 2026.* 9:00\sAM$/),
    ])
  })

  it('shows only the time of a version from an unknown device', () => {
    renderDialog({ ...original, editedOn: null })
    expect(version('Other version')).toEqual([expect.stringMatching(/9:00\sAM$/)])
  })

  it("names this device for an edit that isn't sent yet", () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Windows NT 10.0 Firefox/140.0')
    renderDialog({ ...original, editedOn: 'here' })
    expect(version('Other version')[0]).toBe('Firefox on Windows')
  })

  it('shows before the choice what happens to the other version', () => {
    renderDialog({ ...original, content: contentOf('bread', { isInTrash: true }) })
    expect(screen.queryByText(/^The version you don’t keep moves to the trash/)).not.toBeNull()
    expect(screen.queryByText(/^The other version is in the trash\./)).not.toBeNull()
    expect(screen.queryByText(/^Files attached/)).toBeNull()
  })

  it('moves the replaced text to the trash with the copy', async () => {
    const { person, saver, copy } = renderDialog()
    await person.click(screen.getByRole('button', { name: 'Keep this version' }))
    expect(saver.inputs).toMatchObject([{ noteId: 'note', content: { body: 'milk' } }])
    act(() => saver.sendBack({ type: 'draft.stored', row: storedRow('milk') }))
    expect(copy()).toMatchObject({ body: 'bread', isInTrash: true, conflictOf: null })
    expect(location.pathname).toBe('/notes/note')
  })

  it('gives the note also what another tab adds to the copy while the note is saved', async () => {
    const { person, saver, copy, readCopy } = renderDialog()
    await person.click(screen.getByRole('button', { name: 'Keep this version' }))
    act(() => readCopy('milk, eggs'))
    act(() => saver.sendBack({ type: 'draft.stored', row: storedRow('milk') }))
    expect(copy()).toMatchObject({ body: 'milk, eggs', isInTrash: false, conflictOf: 'note' })
    expect(saver.inputs.map(({ content }) => content.body)).toEqual(['milk', 'milk, eggs'])
    act(() => saver.sendBack({ type: 'draft.stored', row: storedRow('milk, eggs') }))
    expect(copy()).toMatchObject({ body: 'bread', isInTrash: true, conflictOf: null })
  })

  it('stays open while the note is saved, because only then is its old text stored with the copy', async () => {
    const { person, saver, copy, onClose } = renderDialog()
    await person.click(screen.getByRole('button', { name: 'Keep this version' }))
    await person.keyboard('{Escape}')
    for (const name of ['Keep both', 'Decide later'])
      await person.click(screen.getByRole('button', { name }))
    expect(onClose).not.toHaveBeenCalled()
    act(() => saver.sendBack({ type: 'draft.stored', row: storedRow('milk') }))
    expect(copy()).toMatchObject({ body: 'bread', isInTrash: true, conflictOf: null })
  })

  it('moves the unchanged copy to the trash when the other version is kept', async () => {
    const { person, saver, copy } = renderDialog()
    await person.click(screen.getByRole('button', { name: 'Keep other version' }))
    expect(saver.inputs).toEqual([])
    expect(copy()).toMatchObject({ body: 'milk', isInTrash: true, conflictOf: null })
  })

  it.each([
    ['Keep this version', ['Keeping…', 'Keep other version']],
    ['Keep other version', ['Keep this version', 'Keeping…']],
  ])('shows on “%s” that the files are being moved', async (pressed, labels) => {
    const { person } = renderDialog(original, { type: 'files.unreachable' })
    await person.click(screen.getByRole('button', { name: pressed }))
    const shown = screen.getAllByRole('button').slice(0, 2)
    expect(shown.map(({ textContent }) => textContent)).toEqual(labels)
    expect(shown.map(({ ariaDisabled }) => ariaDisabled)).toEqual(['true', 'true'])
  })

  it('makes separate notes of both versions when both are kept', async () => {
    const { person, copy, onClose } = renderDialog()
    await person.click(screen.getByRole('button', { name: 'Keep both' }))
    expect(copy()).toMatchObject({ body: 'milk', isInTrash: false, conflictOf: null })
    expect(onClose).toHaveBeenCalledOnce()
  })
})

type MoveFilesInput = { uid: string; from: string; to: string }

/** The facts shown about a version. */
function version(name: string): readonly (string | null)[] {
  const term = screen.getByText(name, { selector: 'dt' })
  const about = within(term.parentElement ?? document.body).getAllByRole('definition')
  return about.map(({ textContent }) => textContent)
}

function renderDialog(read = original, files: FilesRead = { type: 'files.read', files: [] }) {
  stubModals()
  const saver = stubPort<ConflictEvent, DraftInput>()
  const logic = conflictMachine.provide({
    actors: {
      watchNote: showing(read),
      watchFiles: fromCallback<EventObject, NoteFilesInput>(({ sendBack }) => sendBack(files)),
      saveDraft: saver.actor,
      moveFiles: stubPort<ConflictEvent, MoveFilesInput>().actor,
    },
  })
  const onClose = vi.fn<() => void>()
  const { copy, readCopy } = openCopy()
  const view = renderView(
    <WithLogic of={conflictLogic} as={logic}>
      <ConflictDialog copy={copy} originalId="note" onClose={onClose} />
    </WithLogic>,
  )
  act(() => view.auth.report({ type: 'session.missing' }))
  return { ...view, saver, onClose, readCopy, copy: () => copy.getSnapshot().context.content }
}

function showing(read: NoteRead) {
  return fromCallback<FollowNote, NoteInput>(({ sendBack }) =>
    sendBack({ type: 'note.read', ...read }),
  )
}

/** The note's row, once it has this text. */
function storedRow(body: string) {
  return { ...rowOf(original.content, contentOf(body)), isPersisted: true }
}

function openCopy() {
  const watcher = stubPort<NoteEvent, NoteInput, FollowNote>()
  const logic = noteMachine.provide({
    actors: { watchNote: watcher.actor, saveDraft: stubPort<NoteEvent, DraftInput>().actor },
    actions: { discardRow: () => undefined },
  })
  const copy = createActor(logic, { input: { uid: 'ada', noteId: 'copy', isNew: false } }).start()
  const readCopy = (body: string) => {
    watcher.sendBack({ type: 'note.read', ...copied, content: { ...copied.content, body } })
  }
  readCopy('milk')
  return { copy, readCopy }
}
