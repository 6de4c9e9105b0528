import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ListInput, NoteListEvent } from '#src/machines/noteListEvents.ts'
import type { DraftInput, FollowNote, NoteEvent, NoteInput } from '#src/machines/noteEvents.ts'
import type {
  FollowFiles,
  NoteFilesEvent,
  NotePlace,
  RemoveFile,
} from '#src/machines/noteFilesEvents.ts'
import { noteFilesMachine } from '#src/machines/noteFilesMachine.ts'
import { noteListMachine } from '#src/machines/noteListMachine.ts'
import { noteMachine } from '#src/machines/noteMachine.ts'
import { outboxMachine, type OutboxInput, type RowsRead } from '#src/machines/outboxMachine.ts'
import { NotebookProvider } from '#src/providers/NotebookProvider.tsx'
import { useFlow } from '#src/providers/useFlow.ts'
import { NoteEditor } from '#src/views/notes/NoteEditor.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { stubPort } from '#tests/support/stubPort.ts'

vi.mock('#src/views/notes/files/NoteFiles.tsx', () => {
  throw new Error('No network')
})

it('a note whose part for files cannot be fetched keeps its heading and its focus, and stays open', async () => {
  renderNote()
  const title = screen.getByRole('textbox', { name: 'Title' })
  act(() => title.focus())
  const dropped = createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [] } })
  fireEvent(document.body, dropped)
  expect(dropped.defaultPrevented).toBe(true)
  expect(await screen.findByText(/This part could not be fetched/)).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.activeElement).toBe(title)
})

function renderNote() {
  const listFlow = noteListMachine.provide({
    actors: {
      watchList: stubPort<NoteListEvent, ListInput>().actor,
      watchRows: stubPort<NoteListEvent, ListInput>().actor,
    },
  })
  const outbox = outboxMachine.provide({
    actors: { watchOutbox: stubPort<RowsRead, OutboxInput>().actor },
  })
  const noteFlow = noteMachine.provide({
    actors: {
      watchNote: stubPort<NoteEvent, NoteInput, FollowNote>().actor,
      keepDraft: stubPort<NoteEvent, DraftInput>().actor,
    },
    actions: { discardRow: () => undefined },
  })
  const filesFlow = noteFilesMachine.provide({
    actors: {
      watchFiles: stubPort<NoteFilesEvent, NotePlace, FollowFiles>().actor,
      removeFiles: stubPort<NoteFilesEvent, { uid: string }, RemoveFile>().actor,
    },
  })
  function Opened() {
    const note = useFlow(noteFlow, { uid: 'ada', noteId: 'note', isNew: true })
    return <NoteEditor actor={note} filesFlow={filesFlow} />
  }
  const { auth } = renderView(
    <NotebookProvider uid="ada" flow={outbox} listFlow={listFlow}>
      <Opened />
    </NotebookProvider>,
  )
  act(() => auth.report({ type: 'session.missing' }))
}
