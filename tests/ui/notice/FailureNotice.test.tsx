import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failureKinds, type Failure } from '#src/domain/failure.ts'
import { isCorrection, nextActions } from '#src/domain/nextAction.ts'
import { failureText, nextActionText } from '#src/text/shared/failureText.ts'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { fieldError } from '#src/ui/form/refusal.ts'
import { failed } from '#tests/support/failures.ts'

const fields = ['code', 'email', 'password', 'phone'] as const
const told = failureKinds.flatMap((kind) => {
  const next = nextActions[kind]
  return isCorrection(next) || next === 'enterSecondFactor' ? [] : { kind, next }
})
const corrected = failureKinds.filter((kind) => isCorrection(nextActions[kind]))

function besideFields(failure: Failure): readonly string[] {
  return fields.flatMap((field) => fieldError(failure, field) ?? [])
}

describe('the text of a failure', () => {
  it.each(told)('$kind: its sentence and its one next action', ({ kind, next }) => {
    const { failure } = failed(kind)
    render(<FailureNotice failure={failure} />)
    const { textContent } = screen.getByRole('alert')
    expect(textContent).toContain(failureText[kind])
    expect(textContent).toContain(nextActionText[next])
    expect(besideFields(failure)).toEqual([])
  })

  it.each(corrected)('%s: one sentence, beside its field only', (kind) => {
    const { failure } = failed(kind)
    render(<FailureNotice failure={failure} />)
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(besideFields(failure)).toEqual([failureText[kind]])
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
      <FailureNotice failure={failure} offers={{ requestNewCode: () => taken.push('code') }} />,
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
