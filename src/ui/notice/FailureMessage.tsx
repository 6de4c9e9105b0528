import type { Failure } from '../../domain/failure.ts'
import { isCorrection, nextActions, type NextAction } from '../../domain/nextAction.ts'
import { codeText, failureText } from '../../text/shared/failureText.ts'
import { NextStep } from './NextStep.tsx'
import { Notice } from './Notice.tsx'

/** What a screen can do about a failure, by next action. */
export type Offers = Partial<Record<NextAction, () => void>>

/** What went wrong and what to do next. Needs a live region around it. */
export function FailureMessage({ failure, offers = {} }: { failure: Failure; offers?: Offers }) {
  const next = nextActions[failure.kind]
  return (
    <Notice tone="danger">
      <span>{failureText[failure.kind]}</span>
      {!isCorrection(next) && <NextStep action={next} onTake={offers[next]} />}
      {failure.kind === 'unauthorized-domain' && <code>{location.host}</code>}
      {failure.kind === 'unknown' && <code>{codeText(failure.code)}</code>}
    </Notice>
  )
}
