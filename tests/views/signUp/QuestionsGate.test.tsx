import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import type { Questions, SubmittedAnswers } from '#src/domain/signUp/questions.ts'
import { questionsLogic } from '#src/firebase/signUp/questions.ts'
import { questionsMachine, type QuestionsEvent } from '#src/machines/signUp/questionsMachine.ts'
import { QuestionsGate } from '#src/views/signUp/QuestionsGate.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderSignOut } from '#tests/support/renderSignOut.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

/** What the build asks for. */
vi.hoisted(() =>
  vi.stubGlobal('__QUESTIONS__', {
    fields: [
      {
        key: 'company',
        label: 'Company',
        hint: 'As it appears on your invoice',
        type: 'text',
        maxLength: 60,
        required: true,
      },
      {
        key: 'size',
        label: 'Team size',
        hint: 'You included',
        type: 'choice',
        choices: { solo: 'Just me', team: 'A team' },
      },
      { key: 'news', label: 'Product news', hint: 'Once a month', type: 'checkbox' },
    ],
    terms: '2',
  } satisfies Questions),
)

it('shows hints with the questions, and marks the optional ones', async () => {
  renderGate()
  const described = ['Company', 'Team size', 'Product news'].map((label) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
    return document.getElementById(ids)?.textContent
  })
  expect(described).toEqual(['As it appears on your invoice', 'You included', 'Once a month'])
  expect(screen.getAllByText('Optional')).toHaveLength(1)
})

it('does not accept spaces as an answer', async () => {
  const { saving, person } = renderGate()
  await person.type(screen.getByLabelText('Company'), '   ')
  await person.click(screen.getByLabelText(/^I agree/))
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.queryByText('Please fill this in.')).not.toBeNull()
  expect(saving.inputs).toEqual([])
})

it('keeps what was typed while the person visits an open page, but not their consent', async () => {
  const { saving, person } = renderGate()
  await person.type(screen.getByLabelText('Company'), 'Acme')
  await person.selectOptions(screen.getByLabelText('Team size'), 'team')
  await person.click(screen.getByLabelText('Product news'))
  await person.click(screen.getByLabelText(/^I agree/))
  act(() => navigate('/account/data'))
  expect(screen.queryByText('the product')).not.toBeNull()
  act(() => history.back())
  await screen.findByLabelText('Company')
  expect(screen.getByLabelText<HTMLInputElement>(/^I agree/).checked).toBe(false)
  await person.click(screen.getByLabelText(/^I agree/))
  await person.dblClick(screen.getByRole('button', { name: 'Continue' }))
  expect(saving.inputs).toEqual([
    { answers: { company: 'Acme', size: 'team', news: 'yes' }, agrees: true },
  ])
})

it('keeps what was typed if the session is refreshed, and if the server cannot be reached', async () => {
  const { auth, saving, person } = renderGate()
  await person.type(screen.getByLabelText('Company'), 'Acme')
  await person.click(screen.getByLabelText(/^I agree/))
  act(() => auth.report({ type: 'session.found', user: { ...ada, displayName: 'Ada King' } }))
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  act(() => saving.sendBack(failed('network-request-failed')))
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Acme')
  expect(screen.getByLabelText<HTMLInputElement>(/^I agree/).checked).toBe(true)
})

it('submits nothing while it cools down', async () => {
  const { saving, person } = renderGate()
  await person.type(screen.getByLabelText('Company'), 'Acme')
  await person.click(screen.getByLabelText(/^I agree/))
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  act(() => saving.sendBack(failed('too-many-requests')))
  await person.click(screen.getByRole('button', { name: /^Please wait/ }))
  expect(saving.inputs).toHaveLength(1)
})

function renderGate() {
  const reading = stubPort<QuestionsEvent>()
  const saving = stubPort<QuestionsEvent, SubmittedAnswers>()
  const logic = questionsMachine.provide({
    actors: { readAnswers: reading.actor, saveAnswers: saving.actor },
  })
  const view = (
    <WithLogic of={questionsLogic} as={logic}>
      <QuestionsGate>
        <p>the product</p>
      </QuestionsGate>
    </WithLogic>
  )
  const shown = renderSignOut(view)
  act(() => reading.sendBack({ type: 'answers.read', given: { answers: {}, terms: null } }))
  return { ...shown, saving }
}
