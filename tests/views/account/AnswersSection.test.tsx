import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { GivenAnswers, Questions, SubmittedAnswers } from '#src/domain/signUp/questions.ts'
import { questionsLogic } from '#src/firebase/signUp/questions.ts'
import { questionsMachine, type QuestionsEvent } from '#src/machines/signUp/questionsMachine.ts'
import { AnswersSection } from '#src/views/account/AnswersSection.tsx'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

/** What the build asks for. */
vi.hoisted(() =>
  vi.stubGlobal('__QUESTIONS__', {
    fields: [
      {
        key: 'size',
        label: 'Team size',
        type: 'choice',
        choices: { solo: 'Just me', team: 'A team' },
        required: true,
      },
      { key: 'company', label: 'Company', type: 'text', maxLength: 60 },
    ],
    terms: null,
  } satisfies Questions),
)

it('opens with the focus in the first question, even if it is a select', async () => {
  const { person } = renderSection({ answers: { size: 'solo' }, terms: null })
  await person.click(screen.getByRole('button', { name: 'Change: Your answers' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Team size'))
})

it('can be closed even if a required answer is missing', async () => {
  const { person } = renderSection({ answers: {}, terms: null })
  await person.click(screen.getByRole('button', { name: 'Change: Your answers' }))
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('button', { name: 'Change: Your answers' })).not.toBeNull()
})

it('counts down on its button after too many requests', async () => {
  const { person, saving } = renderSection({ answers: { size: 'solo' }, terms: null })
  await person.click(screen.getByRole('button', { name: 'Change: Your answers' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  act(() => saving.sendBack(failed('too-many-requests')))
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await person.click(screen.getByRole('button', { name: /^Please wait/ }))
  expect(saving.inputs).toHaveLength(1)
})

it('can read the answers again even after too many requests', async () => {
  const { person, reading } = renderSection(null)
  act(() => reading.sendBack(failed('too-many-requests')))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reading.inputs).toHaveLength(2)
})

it('shows that the answers can’t be read, and reads them again', async () => {
  const { person, reading } = renderSection(null)
  expect(screen.queryByText('Loading your answers…')).not.toBeNull()
  act(() => reading.sendBack(failed('network-request-failed')))
  expect(screen.getByRole('alert').textContent).toBe('We can’t reach the server.Try again')
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert').textContent).toBe('')
  act(() => reading.sendBack({ type: 'answers.read', given: { answers: {}, terms: null } }))
  expect(screen.queryByRole('button', { name: 'Change: Your answers' })).not.toBeNull()
})

function renderSection(given: GivenAnswers | null) {
  const reading = stubPort<QuestionsEvent>()
  const saving = stubPort<QuestionsEvent, SubmittedAnswers>()
  const logic = questionsMachine.provide({
    actors: { readAnswers: reading.actor, saveAnswers: saving.actor },
  })
  const shown = renderView(
    <WithLogic of={questionsLogic} as={logic}>
      <AnswersSection />
    </WithLogic>,
  )
  act(() => shown.auth.report({ type: 'session.found', user: ada }))
  if (given) act(() => reading.sendBack({ type: 'answers.read', given }))
  return { ...shown, reading, saving }
}
