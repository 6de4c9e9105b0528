import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { submittedAnswers, type NumberField } from '#src/domain/signUp/questions.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { NumberQuestion } from '#src/views/signUp/NumberQuestion.tsx'

const seats: NumberField = {
  key: 'seats',
  label: 'Seats',
  type: 'number',
  min: 1,
  max: 500,
  required: true,
}

function setUp(field = seats, answer = '') {
  const sent: string[] = []
  const requirements = { fields: [field], terms: null }
  render(
    <Form
      onSubmit={(valueOf) =>
        sent.push(submittedAnswers(requirements, valueOf).answers['seats'] ?? '')
      }
    >
      <NumberQuestion field={field} answer={answer} failure={null} />
      <button type="submit">Save</button>
    </Form>,
  )
  const person = userEvent.setup()
  return {
    sent,
    send: async (typed: string) => {
      const input = screen.getByLabelText('Seats')
      await person.clear(input)
      if (typed) await person.type(input, typed)
      await person.click(screen.getByRole('button', { name: 'Save' }))
    },
    save: () => person.click(screen.getByRole('button', { name: 'Save' })),
  }
}

it.each(['12', '١٢', '۱۲', '१२', '１２'])('takes %s as 12', async (typed) => {
  const { sent, send } = setUp()
  await send(typed)
  expect(sent).toEqual(['12'])
})

it.each([
  ['', 'Please fill this in.'],
  ['  ', 'Please fill this in.'],
  ['many', 'Please enter a number.'],
  ['1.5', 'Please enter a whole number.'],
  ['٠', 'Please enter 1 or more.'],
  ['٥٠١', 'Please enter 500 or less.'],
])('says what is wrong with "%s"', async (typed, problem) => {
  const { sent, send } = setUp()
  await send(typed)
  expect(screen.getByText(problem)).toBeTruthy()
  expect(sent).toEqual([])
})

it('names the nearest number if not every one will do', async () => {
  const { send } = setUp({ ...seats, min: 0, step: 5 })
  await send('١٣')
  expect(screen.getByText('Please enter a number such as 15.')).toBeTruthy()
})

it('does not send an earlier answer that is no longer within the limits', async () => {
  const { sent, save } = setUp(seats, '501')
  await save()
  expect(screen.getByText('Please enter 500 or less.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('may be left empty if it is optional', async () => {
  const { sent, send } = setUp({ ...seats, required: false })
  await send('')
  expect(sent).toEqual([''])
})
