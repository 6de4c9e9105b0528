import { expect, it } from 'vitest'
import type { GivenAnswers, Questions } from '#src/domain/signUp/questions.ts'
import { isComplete } from '#src/domain/signUp/questions.ts'
import { questionsMachine } from '#src/machines/signUp/questionsMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { describeRequest } from '#tests/support/statechart/describeRequest.ts'
import { startActor } from '#tests/support/statechart/startActor.ts'

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
    failed('too-many-requests'),
  ],
  volatileContext: ['coolDownEndsAt'],
  unboundedContext: ['throttleCount'],
  invariants: {
    'a cool-down only while it cools down': (snapshot) =>
      (snapshot.context.coolDownEndsAt !== null) === snapshot.hasTag('coolingDown'),
    'everything required whenever it says that it is complete': (snapshot) =>
      !snapshot.matches('complete') || isComplete(questions, snapshot.context.given),
    'nothing typed except where it is asked for': (snapshot) =>
      snapshot.matches('asking') || Object.keys(snapshot.context.typed).length === 0,
    'no failure except where it can be retried': (snapshot) =>
      snapshot.matches('asking') ||
      snapshot.matches('unknown') ||
      snapshot.context.failure === null,
  },
})

describeRequest({
  machine: questionsMachine,
  input: { questions },
  before: [{ type: 'answers.read', given: none }],
  ask: { type: 'questions.submit', submitted },
  port: 'saveAnswers',
})

it('asks until nothing required is missing, and sends the answers once', () => {
  const actor = startActor(questionsMachine, { questions })
  expect([actor.state(), Object.keys(actor.runningPorts())]).toEqual(['reading', ['readAnswers']])
  actor.send({ type: 'answers.read', given: none })
  actor.send({ type: 'questions.close' })
  expect(actor.state()).toBe('asking.filling')
  actor.send({ type: 'questions.submit', submitted })
  actor.send({ type: 'questions.submit', submitted })
  expect([actor.tags(), actor.runningPorts(), actor.startCount('saveAnswers')]).toEqual([
    ['busy'],
    { saveAnswers: submitted },
    1,
  ])
  actor.send(failed('network-request-failed'))
  expect([actor.state(), actor.context().failure?.kind]).toEqual([
    'asking.filling',
    'network-request-failed',
  ])
  actor.send({ type: 'questions.submit', submitted })
  actor.send({ type: 'answers.saved', given: whole })
  expect([actor.state(), actor.context()]).toEqual([
    'complete.changed',
    {
      questions,
      given: whole,
      typed: {},
      failure: null,
      throttleCount: 0,
      coolDownEndsAt: null,
    },
  ])
  expect(actor.tags()).toEqual(['allowed'])
})

it("lets everyone in if the server can't be reached", () => {
  const actor = startActor(questionsMachine, { questions })
  actor.send(failed('network-request-failed'))
  expect([actor.tags(), actor.context().failure?.kind]).toEqual([
    ['allowed'],
    'network-request-failed',
  ])
})

it('reports that reading took too long, and reads again once asked to', () => {
  const actor = startActor(questionsMachine, { questions })
  actor.wait(8_000)
  expect(actor.context().failure?.code).toBe('auth/timeout')
  actor.send({ type: 'questions.retry' })
  expect([actor.context().failure, Object.keys(actor.runningPorts())]).toEqual([
    null,
    ['readAnswers'],
  ])
  actor.send({ type: 'answers.read', given: whole })
  expect([actor.tags(), actor.context().given]).toEqual([['allowed'], whole])
})

it('asks again if something required is missing from what was saved', () => {
  const actor = startActor(questionsMachine, { questions })
  actor.send({ type: 'answers.read', given: none }, { type: 'questions.submit', submitted })
  actor.send({ type: 'answers.saved', given: { answers: { company: '' }, terms: '2' } })
  expect(actor.state()).toBe('asking.filling')
})

it('keeps what was in the form until it is saved or closed', () => {
  const actor = startActor(questionsMachine, { questions })
  const typed = { company: 'Ac' }
  actor.send({ type: 'answers.read', given: none }, { type: 'questions.leave', typed })
  expect(actor.context().typed).toEqual(typed)
  actor.send({ type: 'questions.submit', submitted }, failed('network-request-failed'))
  expect(actor.context().typed).toEqual(typed)
  actor.send({ type: 'questions.submit', submitted }, { type: 'answers.saved', given: whole })
  expect(actor.context().typed).toEqual({})
})

it('lets complete answers be left as they are during a cool-down, too', () => {
  const actor = startActor(questionsMachine, { questions })
  actor.send({ type: 'answers.read', given: whole }, { type: 'questions.edit' })
  actor.send({ type: 'questions.submit', submitted }, failed('too-many-requests'))
  actor.send({ type: 'questions.close' })
  expect([actor.tags(), actor.context().coolDownEndsAt]).toEqual([['allowed'], null])
})

it('lets answers be changed, or left as they are', () => {
  const actor = startActor(questionsMachine, { questions })
  actor.send({ type: 'answers.read', given: whole })
  expect(actor.tags()).toEqual(['allowed'])
  actor.send({ type: 'questions.edit' })
  expect(actor.state()).toBe('asking.filling')
  actor.send({ type: 'questions.close' })
  expect(actor.tags()).toEqual(['allowed'])
})
