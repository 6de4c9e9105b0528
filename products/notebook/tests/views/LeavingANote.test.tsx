import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { noteActionsLogic } from '#products/notebook/firebase/notes/noteActions.ts'
import { canReloadSafely } from '#src/startup/code/newBuild.ts'
import type { DraftInput } from '#products/notebook/domain/editor/noteEditor.ts'
import {
  noteActionsMachine,
  type StoreChange,
} from '#products/notebook/machines/noteActionsMachine.ts'
import type { NoteEvent } from '#products/notebook/machines/noteMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { OpenNote } from '#products/notebook/tests/support/OpenNote.tsx'
import { unsaved } from '#tests/support/unsaved.ts'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'

const edit = unsaved('note')

it('a page with an open note may reload itself, unless something typed is not stored yet', async () => {
  const saving = stubPort<NoteEvent, DraftInput>()
  const { person } = renderSignOut(<OpenNote saving={saving} />)
  expect(canReloadSafely()).toBe(true)
  await person.click(screen.getByRole('textbox', { name: 'Text' }))
  await person.paste('Milk')
  expect(canReloadSafely()).toBe(false)
  await waitFor(() => expect(saving.inputs).toHaveLength(1), { timeout: 10_000 })
  expect(canReloadSafely()).toBe(false)
  const { content = contentOf('') } = saving.inputs[0] ?? {}
  const row = { ...rowOf(null, content), isPersisted: true }
  act(() => saving.sendBack({ type: 'draft.stored', row }))
  expect(canReloadSafely()).toBe(true)
})

it('a note is read-only from the last save until the person stays', async () => {
  const { person, unsavedItems } = renderSignOut(<OpenNote />)
  const read = (edits: (typeof edit)[]) =>
    act(() => unsavedItems.sendBack({ type: 'unsaved.read', edits, files: [], isOnline: true }))
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  const title = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' })
  act(() => screen.getByText('Sign out').click())
  await person.type(text, 'Milk')
  expect(text.value).toBe('Milk')

  read([])
  await person.keyboard(' and honey')
  expect([text.value, title.readOnly]).toEqual(['Milk', true])
  expect(document.activeElement).toBe(text)

  read([edit])
  await person.keyboard(' and eggs')
  expect([text.value, title.readOnly]).toEqual(['Milk and eggs', false])
})

it("a note is read-only while this device's data is removed", async () => {
  const { person, unsavedItems, removal } = renderSignOut(<OpenNote />)
  act(() => screen.getByText('Sign out').click())
  const nothing = { type: 'unsaved.read', edits: [], files: [], isOnline: true } as const
  act(() => unsavedItems.sendBack(nothing))
  act(() => unsavedItems.sendBack(nothing))
  expect(removal.inputs).toHaveLength(1)
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await person.type(text, 'Milk')
  act(() => removal.sendBack({ type: 'localData.removed' }))
  await person.type(text, 'Milk')
  expect(text.value).toBe('')
})

it('a note is read-only from the last save of another page until the person stays', async () => {
  const { person, otherTabs } = renderSignOut(<OpenNote />)
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await person.type(text, 'Milk')
  act(() => otherTabs.sendBack({ type: 'otherTab.checking' }))
  await person.keyboard(' and honey')
  expect(text.value).toBe('Milk')
  expect(document.activeElement).toBe(text)
  act(() => otherTabs.sendBack({ type: 'otherTab.waiting' }))
  await person.keyboard(' and eggs')
  expect(text.value).toBe('Milk and eggs')
})

it('a note stays open until its move to the trash is stored', async () => {
  const stored: (() => void)[] = []
  const actionsLogic = noteActionsMachine.provide({
    actors: {
      storeChanges: fromCallback<StoreChange, { uid: string }>(({ sendBack, receive }) =>
        receive(({ change }) => stored.push(() => sendBack({ type: 'change.stored', change }))),
      ),
    },
  })
  history.replaceState(null, '', '/notes/note')
  const { person } = renderSignOut(
    <WithLogic of={noteActionsLogic} as={actionsLogic}>
      <OpenNote />
    </WithLogic>,
  )
  await person.click(screen.getByRole('button', { name: 'Move to trash' }))
  expect([location.pathname, stored.length]).toEqual(['/notes/note', 1])
  act(() => stored.forEach((store) => store()))
  expect(location.pathname).toBe('/')
})
