import type { Failure } from '../../domain/failure.ts'
import { failureText } from '../../text/failureText.ts'
import { newPasswordText } from '../../text/emailActionText.ts'

/** The sentence for a link that will never work. */
export function whyRefused(failure: Failure | null): string {
  if (failure === null) return newPasswordText.noCode
  return failure.kind === 'invalid-credential'
    ? newPasswordText.accountGone
    : failureText[failure.kind].sentence
}
