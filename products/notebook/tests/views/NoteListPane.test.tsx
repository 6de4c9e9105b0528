import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noteListLogic } from '#products/notebook/firebase/list/noteListLogic.ts'
import { outboxLogic } from '#products/notebook/firebase/sync/outboxLogic.ts'
import { NoteListPane } from '#products/notebook/layouts/NoteListPane.tsx'
import {
  noteListMachine,
  type ListInput,
  type NoteListEvent,
} from '#products/notebook/machines/noteListMachine.ts'
import {
  outboxMachine,
  type OutboxInput,
  type RowsRead,
} from '#products/notebook/machines/outboxMachine.ts'
import { NotebookProvider, useNoteList } from '#products/notebook/providers/NotebookProvider.tsx'
import { SearchProvider } from '#products/notebook/providers/SearchProvider.tsx'
import { contentOf, noteOf } from '#products/notebook/tests/support/notes.ts'
import { cacheRead, serverRead } from '#products/notebook/tests/support/serverRead.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const milk = noteOf(contentOf('Milk and eggs'), { id: 'milk' })

it('shows that there are no notes only after the server has confirmed it', () => {
  const { first } = renderPane()
  expect(screen.queryByText('Loading notes…')).not.toBeNull()
  expect(screen.queryByText(/No notes yet/)).toBeNull()
  act(() => first.sendBack({ type: 'server.unreachable' }))
  expect(screen.queryByText(/Your notes can’t be loaded right now/)).not.toBeNull()
  expect(screen.queryByText(/No notes yet/)).toBeNull()
  act(() => first.sendBack(serverRead([])))
  expect(screen.queryByText(/No notes yet/)).not.toBeNull()
})

it("shows what this device stored, marked after a while, and then the server's notes", async () => {
  const { first } = renderPane()
  act(() => first.sendBack(cacheRead([milk])))
  expect(screen.queryByRole('link', { name: /Shopping/ })).not.toBeNull()
  expect(screen.queryByText(/Recent changes may be missing/)).toBeNull()
  await screen.findByText(/Recent changes may be missing/, {}, { timeout: 3_000 })
  act(() => first.sendBack(serverRead([milk])))
  expect(screen.queryByText(/Recent changes may be missing/)).toBeNull()
})

it('shows that recent changes may be missing once a list of this visit is out of reach', async () => {
  const { first } = renderPane()
  act(() => first.sendBack(serverRead([milk])))
  act(() => first.sendBack({ type: 'server.unreachable' }))
  expect(screen.queryByText(/Recent changes may be missing/)).toBeNull()
  expect(await screen.findByText(/Recent changes may be missing/, {}, { timeout: 3_000 })).toBe(
    screen.getByText(/once the connection is back/),
  )
})

it('limits the number of rows and shows no dead button for more', async () => {
  const { person, first } = renderPane()
  const notes = Array.from({ length: 130 }, (_, place) =>
    noteOf(contentOf(`${place}`), { id: `${place}` }),
  )
  act(() => first.sendBack(serverRead(notes)))
  expect(document.querySelectorAll('li')).toHaveLength(100)
  await person.click(screen.getByText('Show more notes'))
  expect(document.querySelectorAll('li')).toHaveLength(130)
  expect(document.activeElement).toBe(document.querySelectorAll('li > a')[100])
})

it("shows that a search without results didn't include the trash", async () => {
  const { person, first } = renderPane()
  act(() => first.sendBack(serverRead([milk])))
  await person.type(screen.getByRole('searchbox'), 'butter')
  expect(
    screen.queryByText('No notes found. The trash wasn’t searched.', {
      selector: 'p',
    }),
  ).not.toBeNull()
})

it.each(['network-request-failed', 'too-many-requests'] as const)(
  'shows the error %s and reads again on request',
  async (kind) => {
    const { person, first } = renderPane()
    act(() => first.sendBack(failed(kind)))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(first.inputs).toHaveLength(2)
  },
)

it('marks copies, waiting edits and refused edits', () => {
  const { first, rows } = renderPane()
  const copy = noteOf(contentOf('Milk', { conflictOf: 'milk' }), { id: 'copy' })
  act(() => first.sendBack(serverRead([milk, copy])))
  expect(screen.queryByText('Conflicted copy')).not.toBeNull()
  const edit = { editId: 'edit', content: contentOf('Butter'), savedAt: 0 }
  const waiting = { noteId: 'milk', basis: null, edit, unacknowledged: [], refusal: null }
  const row = { ...waiting, isPersisted: true }
  act(() => rows.sendBack({ type: 'rows.read', rows: [row] }))
  expect(screen.queryByText('On this device')).not.toBeNull()
  act(() => rows.sendBack({ type: 'rows.read', rows: [{ ...row, isPersisted: false }] }))
  expect(screen.queryByText('Not saved yet')).not.toBeNull()
  act(() => rows.sendBack({ type: 'rows.read', rows: [{ ...row, refusal: 'not-allowed' }] }))
  expect(screen.queryByText('Couldn’t be saved')).not.toBeNull()
})

function renderPane() {
  const first = stubPort<NoteListEvent, ListInput, { type: 'list.readNextPage' }>()
  const rows = stubPort<NoteListEvent, ListInput>()
  const listLogic = noteListMachine.provide({
    actors: { watchList: first.actor, watchRows: rows.actor },
  })
  const logic = outboxMachine.provide({
    actors: { watchOutbox: stubPort<RowsRead, OutboxInput>().actor },
  })
  const view = renderView(
    <WithLogic of={outboxLogic} as={logic}>
      <WithLogic of={noteListLogic} as={listLogic}>
        <NotebookProvider uid="ada">
          <SearchProvider>
            <Opened />
          </SearchProvider>
        </NotebookProvider>
      </WithLogic>
    </WithLogic>,
  )
  act(() => view.auth.report({ type: 'session.missing' }))
  act(() => screen.getByRole('button', { name: 'open' }).click())
  return { ...view, first, rows }
}

function Opened() {
  const list = useNoteList()
  return (
    <>
      <button type="button" onClick={() => list.send({ type: 'list.open' })}>
        open
      </button>
      <NoteListPane isList>{null}</NoteListPane>
    </>
  )
}
