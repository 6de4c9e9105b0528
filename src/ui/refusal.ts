import type { Failure } from '../domain/failure.ts'
import { failureText, nextActionText, type NextAction } from '../text/failureText.ts'

/** The fields whose content a server can find wrong. */
export type RefusableField = 'code' | 'email' | 'password' | 'phone'

const fieldToCorrect: Partial<Record<NextAction, RefusableField>> = {
  correctCode: 'code',
  correctEmail: 'email',
  correctPassword: 'password',
  correctPhone: 'phone',
  enterPassword: 'password',
}

/** Whether a failure is about the value of one field, so that it is shown beside that field. */
export function isRefusal(failure: Failure): boolean {
  return failureText[failure.kind].next in fieldToCorrect
}

/** What the server found wrong with this field, or `null`. */
export function fieldError(failure: Failure | null, field: RefusableField): string | null {
  if (failure === null) return null
  const { sentence, next } = failureText[failure.kind]
  return fieldToCorrect[next] === field ? `${sentence} ${nextActionText[next]}.` : null
}
