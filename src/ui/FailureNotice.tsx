import type { Failure } from '../domain/failure.ts'
import { codeText, failureText, type NextAction } from '../text/failureText.ts'
import { NextStep } from './NextStep.tsx'
import { Notice } from './Notice.tsx'
import { isRefusal } from './refusal.ts'

type FailureNoticeProps = {
  failure: Failure | null
  /** What this screen itself can do next, by the action that a failure asks for. */
  offers?: Partial<Record<NextAction, () => void>>
}

/**
 * Says what went wrong and what to do next, unless a field says it. Stands inside the form that
 * failed, and is there before anything fails, so that screen readers announce what appears in it.
 */
export function FailureNotice({ failure, offers = {} }: FailureNoticeProps) {
  return (
    <div role="alert">
      {failure && !isRefusal(failure) && (
        <Notice tone="danger">
          <span>{failureText[failure.kind].sentence}</span>
          <NextStep
            action={failureText[failure.kind].next}
            onTake={offers[failureText[failure.kind].next]}
          />
          {failure.kind === 'unauthorized-domain' && <code>{location.host}</code>}
          {failure.kind === 'unknown' && <code>{codeText(failure.code)}</code>}
        </Notice>
      )}
    </div>
  )
}
