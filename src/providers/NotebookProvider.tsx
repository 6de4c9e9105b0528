import { useSelector } from '@xstate/react'
import { createContext, use, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { outboxFlow } from '../actors/notes/outboxFlow.ts'
import type { KeptRow } from '../domain/outboxRow.ts'
import type { outboxMachine } from '../machines/outboxMachine.ts'
import { useFlow } from './useFlow.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

type OutboxActor = ActorRefFrom<typeof outboxMachine>

const OutboxContext = createContext<OutboxActor | null>(null)

type NotebookProviderProps = {
  uid: string
  flow?: typeof outboxMachine
  children: ReactNode
}

/** Keeps the person's outbox at work for as long as they are in, whatever page they are on. */
export function NotebookProvider({ uid, flow = outboxFlow, children }: NotebookProviderProps) {
  const outbox = useFlow(flow, { uid })
  const isAtRisk = useSelector(outbox, ({ context }) =>
    context.rows.some(({ isLasting }) => !isLasting),
  )
  useUnsavedGuard(isAtRisk)
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}

/** The outbox: what is not yet known to be on the server. */
export function useOutbox(): OutboxActor {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('useOutbox needs a NotebookProvider above it.')
  return outbox
}

/** The row of one note; `null` once the server has all of it. */
export function useRow(noteId: string): KeptRow | null {
  return useSelector(
    useOutbox(),
    ({ context }) => context.rows.find((row) => row.noteId === noteId) ?? null,
  )
}
