import type { ActorLogic, ActorRef, AnyActorLogic, AnyStateMachine, Snapshot } from 'xstate'

/** What the test tells a stub; XState itself sends `xstate.stop`. */
type StubEvent =
  | { type: 'stub.done'; output: unknown }
  | { type: 'stub.failed'; error: unknown }
  | { type: 'xstate.stop' }

/** Stand-ins for all actors of a machine: they do nothing, and end when they are told to. */
export type StubActors = {
  readonly actors: Record<string, AnyActorLogic>
  /** The stubs that were started, and that neither ended nor were stopped. */
  readonly running: ReadonlySet<ActorRef<Snapshot<unknown>, StubEvent>>
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
  return { actors: Object.fromEntries(names.map((name) => [name, stub])), running }
}

/** Other events come from the machine under test; a stub lets them pass. */
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
