import { assertEvent, assign, setup } from 'xstate'
import type { FailureEvent } from '../../domain/failure.ts'
import {
  isComplete,
  type GivenAnswers,
  type Questions,
  type SubmittedAnswers,
} from '../../domain/signUp/questions.ts'
import { requiredPort, type Port } from '../shared/ports.ts'
import { initialRequest, request, type RequestContext } from '../shared/request.ts'

type Answers = GivenAnswers['answers']

export type QuestionsEvent =
  | { type: 'answers.read'; given: GivenAnswers }
  | { type: 'questions.retry' }
  | { type: 'questions.edit' }
  | { type: 'questions.close' }
  /** The person leaves the form for now. */
  | { type: 'questions.leave'; typed: Answers }
  | { type: 'questions.submit'; submitted: SubmittedAnswers }
  | { type: 'answers.saved'; given: GivenAnswers }
  | FailureEvent

/** Reads the person's answers, after saving those typed at sign-up. */
export type ReadAnswers = Port<Extract<QuestionsEvent, { type: 'answers.read' }> | FailureEvent>

export type SaveAnswers = Port<
  Extract<QuestionsEvent, { type: 'answers.saved' }> | FailureEvent,
  SubmittedAnswers
>

const empty: GivenAnswers = { answers: {}, terms: null }

type QuestionsContext = RequestContext & {
  questions: Questions
  given: GivenAnswers
  /** The form's answers when the person left it. */
  typed: Answers
}

/** Closing the form needs no answer if none is missing. */
const closeIfComplete = {
  guard: {
    type: 'isComplete',
    params: ({ context: { given } }: { context: QuestionsContext }) => ({ given }),
  },
  target: '#questions.complete',
} as const

export const questionsMachine = setup({
  types: {
    context: {} as QuestionsContext,
    events: {} as QuestionsEvent,
    input: {} as { questions: Questions },
    tags: {} as 'allowed' | 'busy' | 'coolingDown',
  },
  actors: {
    readAnswers: requiredPort<ReadAnswers>(),
    saveAnswers: requiredPort<SaveAnswers>(),
  },
  actions: {
    ...request.actions<QuestionsContext, QuestionsEvent>(),
    setGiven: assign(({ event }) => {
      assertEvent(event, ['answers.read', 'answers.saved'])
      return { given: event.given, ...initialRequest }
    }),
    setTyped: assign(({ event }) => {
      assertEvent(event, 'questions.leave')
      return { typed: event.typed }
    }),
    clearTyped: assign({ typed: {} }),
  },
  guards: {
    isComplete: ({ context: { questions } }, { given }: { given: GivenAnswers }) =>
      isComplete(questions, given),
  },
  delays: { ...request.delays, readTimeout: 8_000 },
}).createMachine({
  id: 'questions',
  description: 'What the owner asks people besides how they sign in.',
  context: ({ input: { questions } }) => ({
    questions,
    given: empty,
    typed: {},
    ...initialRequest,
  }),
  initial: 'reading',
  states: {
    reading: {
      entry: 'clearFailure',
      invoke: { id: 'readAnswers', src: 'readAnswers' },
      after: { readTimeout: { target: 'unknown', actions: 'setTimedOut' } },
      on: {
        'answers.read': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'complete',
            actions: 'setGiven',
          },
          { target: 'asking', actions: 'setGiven' },
        ],
        'error.*': { target: 'unknown', actions: 'setFailure' },
      },
    },
    unknown: {
      tags: 'allowed',
      description:
        'The server can’t be reached. The person gets in, and is asked on the next visit.',
      on: { 'questions.retry': { target: 'reading' } },
    },
    asking: {
      initial: 'filling',
      exit: ['clearFailure', 'clearTyped'],
      on: { 'questions.leave': { actions: 'setTyped' } },
      states: {
        filling: {
          on: {
            'questions.submit': { target: 'saving' },
            'questions.close': closeIfComplete,
          },
        },
        saving: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'saveAnswers',
            src: 'saveAnswers',
            input: ({ event }) => {
              assertEvent(event, 'questions.submit')
              return event.submitted
            },
          },
          after: request.timeLimit('filling'),
          on: {
            'answers.saved': [
              {
                guard: { type: 'isComplete', params: ({ event }) => event },
                target: '#questions.complete.changed',
                actions: 'setGiven',
              },
              { target: 'filling', actions: 'setGiven' },
            ],
            ...request.failures('filling'),
          },
        },
        coolingDown: {
          ...request.coolDown('filling'),
          on: { 'questions.close': closeIfComplete },
        },
      },
    },
    complete: {
      tags: 'allowed',
      initial: 'unchanged',
      on: { 'questions.edit': { target: 'asking' } },
      states: { unchanged: {}, changed: {} },
    },
  },
})
