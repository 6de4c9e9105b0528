import type { Failure } from '../domain/failure.ts'
import { codeText, failureText, type NextAction } from '../text/failureText.ts'
import { NextStep } from './NextStep.tsx'
import { Notice } from './Notice.tsx'

/** What a screen itself can do next, by the action that a failure asks for. */
export type Offers = Partial<Record<NextAction, () => void>>

/** What went wrong and what to do next, for a live region that is there already. */
export function FailureWords({ failure, offers = {} }: { failure: Failure; offers?: Offers }) {
  const { sentence, next } = failureText[failure.kind]
  return (
    <Notice tone="danger">
      <span>{sentence}</span>
      <NextStep action={next} onTake={offers[next]} />
      {failure.kind === 'unauthorized-domain' && <code>{location.host}</code>}
      {failure.kind === 'unknown' && <code>{codeText(failure.code)}</code>}
    </Notice>
  )
}
