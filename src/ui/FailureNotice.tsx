import type { Failure } from '../domain/failure.ts'
import { codeText, failureText } from '../text/failureText.ts'
import { NextStep } from './NextStep.tsx'
import { Notice } from './Notice.tsx'
import { isRefusal } from './refusal.ts'

/**
 * Says what went wrong and what to do next, unless a field says it. Stands inside the form that
 * failed, and is there before anything fails, so that screen readers announce what appears in it.
 */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  return (
    <div role="alert">
      {failure && !isRefusal(failure) && (
        <Notice tone="danger">
          <span>{failureText[failure.kind].sentence}</span>
          <NextStep action={failureText[failure.kind].next} />
          {failure.kind === 'unknown' && <code>{codeText(failure.code)}</code>}
        </Notice>
      )}
    </div>
  )
}
