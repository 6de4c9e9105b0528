import type { MouseEvent } from 'react'
import type { Failure } from '../../domain/failure.ts'
import { phoneText } from '../../text/phoneText.ts'
import { FailureWords } from '../../ui/FailureWords.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { isRefusal } from '../../ui/refusal.ts'

/** What went wrong with a number; that it belongs to somebody else is said in its own words. */
export function NumberNotice({ failure }: { failure: Failure | null }) {
  const isTaken = failure?.kind === 'credential-already-in-use'
  return (
    <div role="alert">
      {isTaken && (
        <Notice tone="danger">
          <span>{phoneText.taken}</span>
          <button type="button" onClick={focusNumber}>
            {phoneText.otherNumber}
          </button>
        </Notice>
      )}
      {failure && !isTaken && !isRefusal(failure) && <FailureWords failure={failure} />}
    </div>
  )
}

function focusNumber({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector<HTMLElement>('[type="tel"]')?.focus()
}
