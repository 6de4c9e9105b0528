import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Form } from '#src/ui/form/Form.tsx'
import { CheckboxQuestion } from '#src/views/signUp/CheckboxQuestion.tsx'
import { ChoiceQuestion } from '#src/views/signUp/ChoiceQuestion.tsx'
import { DateQuestion } from '#src/views/signUp/DateQuestion.tsx'

const labels = ['Start', 'Team size', 'Terms']

function setUp() {
  const sent: string[][] = []
  render(
    <Form
      onSubmit={(valueOf) => sent.push(['question-start', 'question-size', 'terms'].map(valueOf))}
    >
      <DateQuestion
        field={{
          key: 'start',
          label: 'Start',
          type: 'date',
          required: true,
          min: '2026-01-01',
          max: '2026-12-31',
        }}
        answer=""
      />
      <ChoiceQuestion
        field={{
          key: 'size',
          label: 'Team size',
          type: 'choice',
          choices: { solo: 'Just me' },
          required: true,
        }}
        answer=""
      />
      <CheckboxQuestion id="terms" label="Terms" required />
      <button type="submit">Save</button>
    </Form>,
  )
  return { sent, person: userEvent.setup() }
}

/** What is shown as wrong with each field, as a screen reader reads it. */
function problems(): string[] {
  return labels.map((label) => {
    const field = screen.getByLabelText(label)
    const id = field.getAttribute('aria-describedby') ?? ''
    return field.ariaInvalid === 'true' ? (document.getElementById(id)?.textContent ?? '') : ''
  })
}

it('names what is missing after a submit, focuses the first, and is sent once all is answered', async () => {
  const { sent, person } = setUp()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(problems()).toEqual([
    'Please fill this in.',
    'Please choose one.',
    'Please check this box to continue.',
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Start'))
  await person.type(screen.getByLabelText('Start'), '2026-03-01')
  await person.selectOptions(screen.getByLabelText('Team size'), 'solo')
  await person.click(screen.getByLabelText('Terms'))
  expect(problems()).toEqual(['', '', ''])
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([['2026-03-01', 'solo', 'on']])
})

it.each([
  ['2025-12-31', 'Please enter January 1, 2026 or a later date.'],
  ['2027-01-01', 'Please enter December 31, 2026 or an earlier date.'],
])('names the limit that %s is beyond once the person leaves the field', async (day, problem) => {
  const { person } = setUp()
  await person.type(screen.getByLabelText('Start'), day)
  await person.tab()
  expect(problems()).toEqual([problem, '', ''])
})

it('does not call anything missing that the person only passes on the way to the next field', async () => {
  const { person } = setUp()
  for (const label of labels) {
    await person.tab()
    expect(document.activeElement).toBe(screen.getByLabelText(label))
  }
  await person.tab()
  expect(problems()).toEqual(['', '', ''])
})
