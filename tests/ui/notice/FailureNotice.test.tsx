import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  failureKinds,
  type Failure,
  noticeActionAfter,
  fieldToCorrect,
  type CorrectableField,
} from '#src/domain/failure.ts'
import { failureText, nextActionText } from '#src/text/shared/failureText.ts'
import { useValidity } from '#src/ui/form/useValidity.ts'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { failed } from '#tests/support/failures.ts'

const nextSteps = failureKinds.flatMap((kind) => {
  const next = noticeActionAfter({ kind, code: '' })
  return next === null || next === 'enterSecondFactor' ? [] : { kind, next }
})
const corrected = failureKinds.flatMap((kind) => {
  const field = fieldToCorrect({ kind, code: '' })
  return field ? { kind, field } : []
})

describe('the text of a failure', () => {
  it.each(nextSteps)('$kind: its sentence and its one next action', ({ kind, next }) => {
    const { failure } = failed(kind)
    render(<FailureNotice failure={failure} />)
    const { textContent } = screen.getByRole('alert')
    expect(textContent).toContain(failureText[kind])
    expect(textContent).toContain(nextActionText[next])
    expect(fieldToCorrect(failure)).toBeNull()
  })

  it.each(corrected)('$kind: one sentence, beside its field only', ({ kind, field }) => {
    const { failure } = failed(kind)
    render(
      <>
        <FailureNotice failure={failure} />
        <FieldOf field={field} failure={failure} />
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.getByRole('status').textContent).toBe(failureText[kind])
  })

  it('continues at once if a second factor is required, and keeps the way back', () => {
    history.replaceState(null, '', '/sign-in?return=%2Faccount')
    render(<FailureNotice failure={failed('multi-factor-auth-required').failure} />)
    expect(location.pathname + location.search).toBe('/sign-in/second-factor?return=%2Faccount')
  })

  it('lets the screen itself take the next step if it can', async () => {
    const taken: string[] = []
    const { failure } = failed('code-expired')
    render(
      <FailureNotice failure={failure} actions={{ requestNewCode: () => taken.push('code') }} />,
    )
    await userEvent.click(screen.getByRole('button', { name: nextActionText.requestNewCode }))
    expect(taken).toEqual(['code'])
  })

  it('is empty if nothing failed, in an existing live region', () => {
    render(<FailureNotice failure={null} />)
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('shows the code of an unknown error', () => {
    render(<FailureNotice failure={{ kind: 'unknown', code: 'auth/brand-new' }} />)
    expect(screen.queryByText('Code: auth/brand-new')).not.toBeNull()
  })
})

function FieldOf({ field, failure }: { field: CorrectableField; failure: Failure }) {
  return <output>{useValidity({ field, missing: '', failure }).problem}</output>
}

it('what belongs to a field is shown in a form that has no such field', () => {
  render(<FailureNotice failure={failed('invalid-email').failure} fields={['password']} />)
  expect(screen.getByRole('alert').textContent).toContain(failureText['invalid-email'])
})
