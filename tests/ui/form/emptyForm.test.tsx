import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Button } from '#src/ui/button/Button.tsx'
import { emptyForm } from '#src/ui/form/emptyForm.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'

it('after an entry, the form is empty, and its first field has the focus', async () => {
  const entries: string[] = []
  render(
    <Form
      onSubmit={(valueOf, form) => {
        entries.push(valueOf('item'))
        emptyForm(form)
      }}
    >
      <TextField id="item" label="Item" required missing="Write something." />
      <Button type="submit">Add</Button>
    </Form>,
  )
  await userEvent.type(screen.getByLabelText('Item'), 'Milk')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(entries).toEqual(['Milk'])
  expect(document.activeElement).toBe(screen.getByLabelText('Item'))
  expect(screen.getByLabelText<HTMLInputElement>('Item').value).toBe('')
  expect(screen.queryByText('Write something.')).toBeNull()
})
