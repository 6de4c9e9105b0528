import type { ActorLogic, ActorRef, AnyActorLogic, AnyStateMachine, Snapshot } from 'xstate'

/** Events from the test. XState itself sends `xstate.stop`. */
type StubEvent =
  | { type: 'stub.done'; output: unknown }
  | { type: 'stub.failed'; error: unknown }
  | { type: 'xstate.stop' }

/** Stubs for all of a machine's actors. They do nothing, and end on command. */
export type StubActors = {
  readonly actors: Record<string, AnyActorLogic>
  /** The stubs that are running. */
  readonly running: ReadonlySet<ActorRef<Snapshot<unknown>, StubEvent>>
  /** Forgets stubs that an earlier actor never stopped. */
  readonly reset: () => void
}

export function createStubActors({ implementations }: AnyStateMachine): StubActors {
  const running = new Set<ActorRef<Snapshot<unknown>, StubEvent>>()
  const stub: ActorLogic<Snapshot<unknown>, StubEvent> = {
    getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (_, { self }) => {
      running.add(self)
    },
    transition: (snapshot, event, { self }) => {
      const next = react(snapshot, event)
      if (next.status !== 'active') running.delete(self)
      return next
    },
  }
  const names = Object.keys(implementations.actors)
  const actors = Object.fromEntries(names.map((name) => [name, stub]))
  return { actors, running, reset: () => running.clear() }
}

/** Ignores other events, which come from the machine under test. */
function react(snapshot: Snapshot<unknown>, event: StubEvent): Snapshot<unknown> {
  switch (event.type) {
    case 'stub.done':
      return { status: 'done', output: event.output, error: undefined }
    case 'stub.failed':
      return { status: 'error', output: undefined, error: event.error }
    case 'xstate.stop':
      return { status: 'stopped', output: undefined, error: undefined }
    default:
      return snapshot
  }
}
