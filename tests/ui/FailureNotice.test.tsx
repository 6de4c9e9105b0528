import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failureKinds } from '#src/domain/failure.ts'
import { failureText, nextActionText } from '#src/text/failureText.ts'
import { FailureNotice } from '#src/ui/FailureNotice.tsx'
import { isRefusal, fieldError } from '#src/ui/refusal.ts'
import { failed } from '#tests/support/failures.ts'

const fields = ['code', 'email', 'password', 'phone'] as const
const toldKinds = failureKinds.filter((kind) => kind !== 'multi-factor-auth-required')

describe('what a person reads of a failure', () => {
  it.each(toldKinds.map((kind) => failed(kind).failure))(
    '$kind: its sentence and its one next action, in the notice or beside a field',
    (failure) => {
      const { sentence, next } = failureText[failure.kind]
      render(<FailureNotice failure={failure} />)
      const notified = isRefusal(failure)
        ? fields.map((field) => fieldError(failure, field) ?? '').join('')
        : (screen.getByRole('alert').textContent ?? '')
      expect(notified).toContain(sentence)
      expect(notified).toContain(nextActionText[next])
    },
  )

  it('leads on at once where a second factor is asked for, and keeps the way back', () => {
    history.replaceState(null, '', '/sign-in?return=%2Faccount')
    render(<FailureNotice failure={failed('multi-factor-auth-required').failure} />)
    expect(location.pathname + location.search).toBe('/sign-in/second-factor?return=%2Faccount')
  })

  it('lets the screen itself take the next step, where it can', async () => {
    const taken: string[] = []
    const { failure } = failed('code-expired')
    render(
      <FailureNotice failure={failure} offers={{ requestNewCode: () => taken.push('code') }} />,
    )
    await userEvent.click(screen.getByRole('button', { name: nextActionText.requestNewCode }))
    expect(taken).toEqual(['code'])
  })

  it('is nothing where nothing failed, in a region that is there already', () => {
    render(<FailureNotice failure={null} />)
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('names the code of an error that nobody foresaw', () => {
    render(<FailureNotice failure={{ kind: 'unknown', code: 'auth/brand-new' }} />)
    expect(screen.getByText('Code: auth/brand-new')).toBeDefined()
  })
})
