import { expect, it } from 'vitest'
import type { GivenAnswers, Questions } from '#src/domain/signUp/questions.ts'
import { isComplete } from '#src/domain/signUp/questions.ts'
import { questionsMachine } from '#src/machines/signUp/questionsMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { begin } from '#tests/support/statechart/story.ts'

const questions: Questions = {
  fields: [{ key: 'company', label: 'Company', type: 'text', maxLength: 60, required: true }],
  terms: '2',
}
const none: GivenAnswers = { answers: {}, terms: null }
const whole: GivenAnswers = { answers: { company: 'Acme' }, terms: '2' }
const submitted = { answers: { company: 'Acme' }, agrees: true }

describeMachine({
  machine: questionsMachine,
  input: { questions },
  events: [
    { type: 'answers.read', given: none },
    { type: 'answers.read', given: whole },
    { type: 'questions.retry' },
    { type: 'questions.edit' },
    { type: 'questions.close' },
    { type: 'questions.leave', typed: { company: 'Ac' } },
    { type: 'questions.submit', submitted },
    { type: 'answers.saved', given: whole },
    { type: 'answers.saved', given: none },
    failed('network-request-failed'),
  ],
  invariants: {
    'everything required whenever it says that it is complete': (snapshot) =>
      !snapshot.matches('complete') || isComplete(questions, snapshot.context.given),
    'nothing typed except where it is asked for': (snapshot) =>
      snapshot.hasTag('asked') || Object.keys(snapshot.context.typed).length === 0,
    'no failure except where it can be retried': (snapshot) =>
      snapshot.hasTag('asked') || snapshot.matches('unknown') || snapshot.context.failure === null,
  },
})

it('asks until nothing required is missing, and sends the answers once', () => {
  const story = begin(questionsMachine, { questions })
  expect([story.tags(), Object.keys(story.atWork())]).toEqual([[], ['readAnswers']])
  story.send({ type: 'answers.read', given: none })
  story.send({ type: 'questions.close' })
  expect(story.tags()).toEqual(['asked'])
  story.send({ type: 'questions.submit', submitted })
  story.send({ type: 'questions.submit', submitted })
  expect([story.tags(), story.atWork(), story.begun('saveAnswers')]).toEqual([
    ['asked', 'busy'],
    { saveAnswers: submitted },
    1,
  ])
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['asked'],
    'network-request-failed',
  ])
  story.send({ type: 'questions.submit', submitted })
  story.send({ type: 'answers.saved', given: whole })
  expect([story.tags(), story.context()]).toEqual([
    ['admitted', 'saved'],
    { questions, given: whole, typed: {}, failure: null },
  ])
})

it("lets everyone in if the server can't be reached", () => {
  const story = begin(questionsMachine, { questions })
  story.send(failed('network-request-failed'))
  expect([story.tags(), story.context().failure?.kind]).toEqual([
    ['admitted'],
    'network-request-failed',
  ])
})

it('says that reading took too long, and reads again once asked to', () => {
  const story = begin(questionsMachine, { questions })
  story.wait(8_000)
  expect(story.context().failure?.code).toBe('auth/timeout')
  story.send({ type: 'questions.retry' })
  expect([story.context().failure, Object.keys(story.atWork())]).toEqual([null, ['readAnswers']])
  story.send({ type: 'answers.read', given: whole })
  expect([story.tags(), story.context().given]).toEqual([['admitted'], whole])
})

it('asks again if something required is missing from what was saved', () => {
  const story = begin(questionsMachine, { questions })
  story.send({ type: 'answers.read', given: none }, { type: 'questions.submit', submitted })
  story.send({ type: 'answers.saved', given: { answers: { company: '' }, terms: '2' } })
  expect(story.tags()).toEqual(['asked'])
})

it('keeps what was in the form until it is saved or closed', () => {
  const story = begin(questionsMachine, { questions })
  const typed = { company: 'Ac' }
  story.send({ type: 'answers.read', given: none }, { type: 'questions.leave', typed })
  expect(story.context().typed).toEqual(typed)
  story.send({ type: 'questions.submit', submitted }, failed('network-request-failed'))
  expect(story.context().typed).toEqual(typed)
  story.send({ type: 'questions.submit', submitted }, { type: 'answers.saved', given: whole })
  expect(story.context().typed).toEqual({})
})

it('lets answers be changed, or left as they are', () => {
  const story = begin(questionsMachine, { questions })
  story.send({ type: 'answers.read', given: whole })
  expect(story.tags()).toEqual(['admitted'])
  story.send({ type: 'questions.edit' })
  expect(story.tags()).toEqual(['asked'])
  story.send({ type: 'questions.close' })
  expect(story.tags()).toEqual(['admitted'])
})
