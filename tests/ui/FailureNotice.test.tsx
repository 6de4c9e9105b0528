import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failureKinds } from '#src/domain/failure.ts'
import { failureText, nextActionText } from '#src/text/failureText.ts'
import { FailureNotice } from '#src/ui/FailureNotice.tsx'
import { isRefusal, refusalOf } from '#src/ui/refusal.ts'
import { failed } from '#tests/support/failures.ts'

describe('what a person reads of a failure', () => {
  it.each(failureKinds.map((kind) => failed(kind).failure))(
    '$kind: its sentence and its one next action, in the notice or beside a field',
    (failure) => {
      const { sentence, next } = failureText[failure.kind]
      render(<FailureNotice failure={failure} />)
      const told = isRefusal(failure)
        ? (refusalOf(failure, 'email') ?? refusalOf(failure, 'password') ?? '')
        : (screen.getByRole('alert').textContent ?? '')
      expect(told).toContain(sentence)
      expect(told).toContain(nextActionText[next])
    },
  )

  it('is nothing where nothing failed, in a region that is there already', () => {
    render(<FailureNotice failure={null} />)
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('names the code of an error that nobody foresaw', () => {
    render(<FailureNotice failure={{ kind: 'unknown', code: 'auth/brand-new' }} />)
    expect(screen.getByText('Code: auth/brand-new')).toBeDefined()
  })
})
