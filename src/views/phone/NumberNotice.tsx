import type { MouseEvent } from 'react'
import type { Failure } from '../../domain/failure.ts'
import { phoneText } from '../../text/phoneText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** What went wrong with a number; that it belongs to somebody else is said in its own words. */
export function NumberNotice({ failure }: { failure: Failure | null }) {
  if (failure?.kind !== 'credential-already-in-use') return <FailureNotice failure={failure} />
  return (
    <div role="alert">
      <Notice tone="danger">
        <span>{phoneText.taken}</span>
        <button type="button" onClick={focusNumber}>
          {phoneText.otherNumber}
        </button>
      </Notice>
    </div>
  )
}

function focusNumber({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector<HTMLElement>('[type="tel"]')?.focus()
}
