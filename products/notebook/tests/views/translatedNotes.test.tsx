import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, fromCallback, type EventObject } from 'xstate'
import type { DraftInput, NoteInput } from '#products/notebook/domain/editor/noteEditor.ts'
import { markdownTree } from '#products/notebook/domain/markdown/markdownTree.ts'
import { previewLogic } from '#products/notebook/firebase/markdown/previewLogic.ts'
import {
  noteMachine,
  type NoteEvent,
  type FollowNote,
} from '#products/notebook/machines/noteMachine.ts'
import { contentOf } from '#products/notebook/tests/support/notes.ts'
import { NoteSummary } from '#products/notebook/ui/NoteSummary.tsx'
import { NotePreview } from '#products/notebook/views/NotePreview.tsx'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { translatePage } from '#tests/support/translatePage.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

it('search words are marked and unmarked on a translated page', () => {
  const note = { id: 'milk', content: contentOf('Milk'), changedAt: 0, status: 'saved' } as const
  const summary = (words: readonly string[]) => (
    <NoteSummary note={note} words={words}>
      {null}
    </NoteSummary>
  )
  const { rerender } = render(summary([]))
  translatePage()
  rerender(summary(['shop']))
  expect(screen.getByText('Shop').localName).toBe('mark')
  rerender(summary(['pp']))
  expect(screen.getByText('pp').localName).toBe('mark')
  expect(screen.queryByText('ing')).not.toBeNull()
})

it('a translated preview follows its note', () => {
  const server = stubPort<NoteEvent, NoteInput, FollowNote>()
  const note = createActor(
    noteMachine.provide({
      actors: { watchNote: server.actor, saveDraft: stubPort<NoteEvent, DraftInput>().actor },
    }),
    { input: { uid: 'ada', noteId: 'note', isNew: false } },
  ).start()
  const read = (body: string) =>
    act(() =>
      server.sendBack({
        type: 'note.read',
        content: contentOf(body),
        row: null,
        editedAt: null,
        editedOn: null,
      }),
    )
  read('Buy **fresh** milk')
  render(
    <WithLogic of={previewLogic} as={readAtOnce}>
      <NotePreview actor={note} textArea={null} />
    </WithLogic>,
  )
  translatePage()
  read('Buy milk, and **eggs**')
  expect(screen.getByText(/^Buy/).closest('p')?.textContent).toBe('Buy milk, and eggs')
  read('Milk')
  expect(screen.queryByText('Milk')).not.toBeNull()
})

const readAtOnce = previewLogic.provide({
  actors: {
    parseMarkdown: fromCallback<EventObject, { text: string }>(({ input, sendBack }) => {
      const tree = markdownTree(input.text)
      if (tree) sendBack({ type: 'markdown.parsed', tree })
    }),
  },
})
