import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { LeavingQuestion } from '#src/layouts/member/LeavingQuestion.tsx'
import { MemberTools } from '#src/layouts/member/MemberTools.tsx'
import {
  type LeavingEvent,
  type WipeInput,
  type WordsInput,
  leavingMachine,
} from '#src/machines/leavingMachine.ts'
import {
  type ListInput,
  type NoteListEvent,
  noteListMachine,
} from '#src/machines/noteListMachine.ts'
import { outboxMachine, type OutboxInput, type RowsRead } from '#src/machines/outboxMachine.ts'
import { LeavingProvider } from '#src/providers/LeavingProvider.tsx'
import { NotebookProvider } from '#src/providers/NotebookProvider.tsx'
import { renderView } from './renderView.tsx'
import { stubPort } from './stubPort.ts'
import { ada } from './users.ts'

/**
 * Renders the way out, with its button and its questions, on stub ports.
 *
 * @param patience how long to wait for the words, in milliseconds.
 */
export function renderLeaving(page?: ReactNode, patience = 5_000) {
  const others = stubPort<LeavingEvent, { uid: string }>()
  const words = stubPort<LeavingEvent, WordsInput>()
  const wiping = stubPort<LeavingEvent, WipeInput>()
  const leaving = leavingMachine.provide({
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
      <LeavingProvider user={ada} flow={leaving}>
        <MemberTools />
        {page}
        <LeavingQuestion />
      </LeavingProvider>
    </NotebookProvider>,
  )
  act(() => view.auth.report({ type: 'session.missing' }))
  return { ...view, others, words, wiping }
}
