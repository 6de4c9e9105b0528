import type { FailureKind } from '../domain/failure.ts'

/**
 * The failures that a later step goes on from: what it needs is in the SDK's own error object, and
 * no machine may hold that.
 */
const held = new Map<FailureKind, { error: unknown; heldAt: number } | null>([
  ['account-exists-with-different-credential', null],
  ['credential-already-in-use', null],
  ['multi-factor-auth-required', null],
])

const longestWait = 10 * 60_000

/** Keeps the last error of its kind, if a later step goes on from it. */
export function holdError(kind: FailureKind, error: unknown): void {
  if (held.has(kind)) held.set(kind, { error, heldAt: Date.now() })
}

/** The last error of this kind; `null` when there was none, it was let go, or it is ten minutes old. */
export function heldError(kind: FailureKind): unknown {
  const last = held.get(kind)
  return last && Date.now() - last.heldAt < longestWait ? last.error : null
}

/** Lets go of it, once the step is done or given up. */
export function releaseError(kind: FailureKind): void {
  if (held.has(kind)) held.set(kind, null)
}

/** Lets go of everything: what one person began is not for the next. */
export function releaseErrors(): void {
  for (const kind of held.keys()) held.set(kind, null)
}
