import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import type { DraftInput } from '#products/notebook/domain/editor/noteEditor.ts'
import { noteActionsLogic } from '#products/notebook/firebase/notes/noteActionsLogic.ts'
import {
  noteActionsMachine,
  type StoreChange,
} from '#products/notebook/machines/noteActionsMachine.ts'
import type { NoteEvent } from '#products/notebook/machines/noteMachine.ts'
import { contentOf, rowOf } from '#products/notebook/tests/support/notes.ts'
import { OpenNote } from '#products/notebook/tests/support/OpenNote.tsx'
import { canReloadSafely } from '#src/startup/updates/newBuild.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

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
