import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SignOutQuestion } from '#src/layouts/signedIn/SignOutQuestion.tsx'
import { AccountTools } from '#src/layouts/signedIn/AccountTools.tsx'
import {
  type SignOutEvent,
  type WipeInput,
  type WordsInput,
  signOutMachine,
} from '#src/machines/signOutMachine.ts'
import {
  type ListInput,
  type NoteListEvent,
  noteListMachine,
} from '#src/notebook/machines/noteListMachine.ts'
import {
  outboxMachine,
  type OutboxInput,
  type RowsRead,
} from '#src/notebook/machines/outboxMachine.ts'
import { SignOutProvider } from '#src/providers/SignOutProvider.tsx'
import { NotebookProvider } from '#src/notebook/providers/NotebookProvider.tsx'
import { renderView } from './renderView.tsx'
import { stubPort } from './stubPort.ts'
import { ada } from './users.ts'

/**
 * Renders the way out, with its button and its questions, on stub ports.
 *
 * @param patience how long to wait for the words, in milliseconds.
 */
export function renderSignOut(page?: ReactNode, patience = 5_000) {
  const others = stubPort<SignOutEvent, { uid: string }>()
  const words = stubPort<SignOutEvent, WordsInput>()
  const wiping = stubPort<SignOutEvent, WipeInput>()
  const signingOut = signOutMachine.provide({
    actors: {
      watchOthers: others.actor,
      watchWords: words.actor,
      wipeDevice: wiping.actor,
    },
    delays: { longestSettling: patience },
  })
  const outbox = outboxMachine.provide({
    actors: { watchOutbox: stubPort<RowsRead, OutboxInput>().actor },
  })
  const list = noteListMachine.provide({
    actors: {
      watchList: stubPort<NoteListEvent, ListInput>().actor,
      watchRows: stubPort<NoteListEvent, ListInput>().actor,
    },
  })
  const view = renderView(
    <NotebookProvider uid={ada.uid} flow={outbox} listFlow={list}>
      <SignOutProvider user={ada} flow={signingOut}>
        <AccountTools />
        {page}
        <SignOutQuestion />
      </SignOutProvider>
    </NotebookProvider>,
  )
  act(() => view.auth.report({ type: 'session.missing' }))
  return { ...view, others, words, wiping }
}
