import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Form } from '#src/ui/form/Form.tsx'
import { FailureNotice } from '#src/ui/notice/FailureNotice.tsx'
import { failed } from '#tests/support/failures.ts'

describe('the focus of a form that is submitted from its notice', () => {
  it('goes to the form’s button, wherever it is', async () => {
    await tryAgain(
      <div>
        <button type="submit">Save</button>
      </div>,
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  })

  it('stays in the notice’s region if the form has no button', async () => {
    await tryAgain(null)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })
})

async function tryAgain(buttons: ReactNode) {
  render(
    <Form onSubmit={() => undefined}>
      <FailureNotice failure={failed('network-request-failed').failure} />
      {buttons}
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
}
