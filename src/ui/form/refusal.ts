import type { Failure } from '../../domain/failure.ts'
import { isCorrection, nextActions, type Correction } from '../../domain/nextAction.ts'
import { failureText } from '../../text/shared/failureText.ts'

/** The fields whose value a server can reject. */
export type RefusableField = 'code' | 'email' | 'password' | 'phone'

const fieldToCorrect: Readonly<Record<Correction, RefusableField>> = {
  correctCode: 'code',
  correctEmail: 'email',
  correctPassword: 'password',
  correctPhone: 'phone',
  enterPassword: 'password',
}

/** Whether a failure is about a field's value, so that it's shown beside that field. */
export function isRefusal(failure: Failure): boolean {
  return isCorrection(nextActions[failure.kind])
}

/** The error to show beside this field, or `null`. */
export function fieldError(failure: Failure | null, field: RefusableField): string | null {
  if (failure === null) return null
  const next = nextActions[failure.kind]
  return isCorrection(next) && fieldToCorrect[next] === field ? failureText[failure.kind] : null
}
