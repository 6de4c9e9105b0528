import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { passwordPolicyLogic } from '#src/firebase/signUp/passwordPolicy.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { Sentence } from '#src/ui/page/Sentence.tsx'
import { StepList } from '#src/views/deletion/StepList.tsx'
import { NewPasswordField } from '#src/views/signUp/password/NewPasswordField.tsx'
import { policyLogic } from '#tests/support/policyLogic.ts'
import { translatePage } from '#tests/support/translatePage.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

it('a password is checked while it is typed on a translated page', async () => {
  render(
    <WithLogic of={passwordPolicyLogic} as={policyLogic().logic}>
      <Form onSubmit={() => undefined}>
        <NewPasswordField label="Password" failure={null} />
      </Form>
    </WithLogic>,
  )
  translatePage()
  await userEvent.type(screen.getByLabelText('Password'), 'a quiet lamp on a train')
  expect(screen.getByRole('listitem').textContent).toBe('at least 6 charactersdone')
  await screen.findByText('Strength: strong')
})

it('steps are marked as done on a translated page', () => {
  const { rerender } = render(<StepList steps={[{ label: 'Notes', stage: 'waiting' }]} />)
  translatePage()
  rerender(<StepList steps={[{ label: 'Notes', stage: 'done' }]} />)
  expect(screen.getByRole('listitem').textContent).toBe('Notes done')
})

it('a sentence around an element changes on a translated page', () => {
  const today = <b>Today</b>
  const { rerender, container } = render(<Sentence of={(when) => `Seen ${when}`}>{today}</Sentence>)
  translatePage()
  rerender(<Sentence of={(when) => `${when} on a phone`}>{today}</Sentence>)
  expect(container.textContent).toBe('Today on a phone')
})
