import type { FailureKind } from '../../domain/failure.ts'

/** Failures whose next step needs the SDK's own error object, which no machine may hold. */
const lastErrors = new Map<FailureKind, { error: unknown; failedAt: number } | null>([
  ['account-exists-with-different-credential', null],
  ['credential-already-in-use', null],
  ['multi-factor-auth-required', null],
])

const maxAge = 10 * 60_000

/** Keeps the latest error of a kind that a later step needs. */
export function rememberError(kind: FailureKind, error: unknown): void {
  if (lastErrors.has(kind)) lastErrors.set(kind, { error, failedAt: Date.now() })
}

/**
 * Returns the latest error of this kind, or `null` if there is none, it was released, or it is more
 * than ten minutes old.
 */
export function lastError(kind: FailureKind): unknown {
  const last = lastErrors.get(kind)
  return last && Date.now() - last.failedAt < maxAge ? last.error : null
}

/** Releases the error after its next step is done or abandoned. */
export function forgetError(kind: FailureKind): void {
  if (lastErrors.has(kind)) lastErrors.set(kind, null)
}

/** Releases all errors, so that the next person can't continue what another began. */
export function forgetErrors(): void {
  for (const kind of lastErrors.keys()) lastErrors.set(kind, null)
}
