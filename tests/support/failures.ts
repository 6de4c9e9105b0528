import type { FailureEvent, FailureKind } from '#src/domain/failure.ts'

/** The event of a failed call, as `src/firebase` sends it. */
export function failed(kind: FailureKind): FailureEvent {
  return { type: `error.${kind}`, failure: { kind, code: `auth/${kind}` } }
}
