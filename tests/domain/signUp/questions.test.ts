import { expect, it } from 'vitest'
import {
  inputNameOf,
  isComplete,
  isInBounds,
  nearest,
  submittedAnswers,
  wholeNumber,
  withStored,
  type Questions,
} from '#src/domain/signUp/questions.ts'

const questions: Questions = {
  fields: [
    { key: 'name', label: '', type: 'text', maxLength: 80 },
    {
      key: 'size',
      label: 'Size',
      type: 'choice',
      choices: { solo: 'One', team: 'More' },
      required: true,
    },
    { key: 'plan', label: 'Plan', type: 'choice', choices: { free: 'Free', paid: 'Paid' } },
    { key: 'news', label: 'News', type: 'checkbox' },
  ],
  terms: '2',
}

it.each([
  [{ answers: { size: 'solo' }, terms: '2' }, true],
  [{ answers: { size: 'solo' }, terms: '1' }, false],
  [{ answers: { size: 'solo' }, terms: null }, false],
  [{ answers: { size: '' }, terms: '2' }, false],
  [{ answers: {}, terms: '2' }, false],
  // A choice that the owner has since removed.
  [{ answers: { size: 'huge' }, terms: '2' }, false],
  [{ answers: { size: 'constructor' }, terms: '2' }, false],
  [{ answers: { size: 'solo', plan: 'gone' }, terms: '2' }, true],
])('%j is complete: %s', (given, complete) => {
  expect(isComplete(questions, given)).toBe(complete)
})

it('asks nothing if the owner asks nothing', () => {
  expect(isComplete({ fields: [], terms: null }, { answers: {}, terms: null })).toBe(true)
})

it('accepts only a checked box if it is required, whatever was stored under its key before', () => {
  const box: Questions = {
    fields: [{ key: 'age', label: 'I’m over 18', type: 'checkbox', required: true }],
    terms: null,
  }
  expect(isComplete(box, { answers: { age: 'yes' }, terms: null })).toBe(true)
  expect(isComplete(box, { answers: { age: '17' }, terms: null })).toBe(false)
})

it('reads all answers in a form, without spaces around them', () => {
  const typed: Record<string, string> = {
    [inputNameOf('name')]: ' Ada ',
    [inputNameOf('size')]: 'team',
    [inputNameOf('news')]: 'on',
    [inputNameOf('terms')]: 'on',
  }
  expect(submittedAnswers(questions, (name) => typed[name] ?? '')).toEqual({
    answers: { name: 'Ada', size: 'team', plan: '', news: 'yes' },
    agrees: true,
  })
  expect(submittedAnswers(questions, () => '')).toEqual({
    answers: { name: '', size: '', plan: '', news: '' },
    agrees: false,
  })
})

it.each([
  [{}, '-3', true],
  [{}, '1.5', false],
  [{}, '', false],
  [{}, 'many', false],
  [{ min: 1, max: 500 }, '1', true],
  [{ min: 1, max: 500 }, '500', true],
  [{ min: 1, max: 500 }, '0', false],
  [{ min: 1, max: 500 }, '501', false],
  [{ min: 1, step: 5 }, '11', true],
  [{ min: 1, step: 5 }, '10', false],
  [{ step: 5 }, '-10', true],
])('a number within %j is %s: %s', (bounds, answer, taken) => {
  expect(isInBounds({ key: 'seats', label: 'Seats', type: 'number', ...bounds }, answer)).toBe(
    taken,
  )
})

it.each([
  [{}, '2024-02-29', true],
  [{}, '2026-02-29', false],
  [{}, '2026-2-1', false],
  [{}, '', false],
  [{ min: '2026-01-01', max: '2026-12-31' }, '2026-01-01', true],
  [{ min: '2026-01-01', max: '2026-12-31' }, '2026-12-31', true],
  [{ min: '2026-01-01', max: '2026-12-31' }, '2025-12-31', false],
  [{ min: '2026-01-01', max: '2026-12-31' }, '2027-01-01', false],
])('a day within %j is %s: %s', (bounds, answer, taken) => {
  expect(isInBounds({ key: 'start', label: 'Start', type: 'date', ...bounds }, answer)).toBe(taken)
})

it('names the nearest number on a step, and none above the limit', () => {
  expect([7, 8, 14].map((typed) => nearest({ min: 0, max: 12, step: 5 }, typed))).toEqual([
    5, 10, 10,
  ])
})

it('stores a number in one way, and a required one out of its limits is asked for again', () => {
  const seats: Questions = {
    fields: [{ key: 'seats', label: 'Seats', type: 'number', max: 10, required: true }],
    terms: null,
  }
  expect(submittedAnswers(seats, () => '007').answers).toEqual({ seats: '7' })
  expect(submittedAnswers(seats, () => '٧').answers).toEqual({ seats: '7' })
  expect(isComplete(seats, { answers: { seats: '7' }, terms: null })).toBe(true)
  expect(isComplete(seats, { answers: { seats: '11' }, terms: null })).toBe(false)
})

it('answers to questions that are no longer asked stay beside the new ones', () => {
  const stored = { size: 'solo', team: 'Herons' }
  expect(withStored({ size: 'team', news: '' }, stored)).toEqual({
    size: 'team',
    news: '',
    team: 'Herons',
  })
})

it.each([
  ['as many as are allowed', numbered(20, 'x')],
  ['as long as allowed', { essay: 'x'.repeat(8_000) }],
  ['with keys as long as allowed', { ['k'.repeat(600)]: 'x' }],
])('of stored answers, %s, none keeps a new one from being saved', (_, stored) => {
  const answers = { size: 'solo' }
  const all = withStored(answers, stored)
  expect(all).toMatchObject(answers)
  expect(Object.keys(all).length).toBeLessThanOrEqual(20)
  expect(Object.keys(all).join('').length).toBeLessThanOrEqual(600)
  expect(Object.values(all).join('').length).toBeLessThanOrEqual(8_000)
})

function numbered(count: number, answer: string) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, answer]))
}

it.each([
  ['12', 12],
  ['+12', 12],
  ['-12', -12],
  ['−12', -12],
  ['١٢', 12],
  ['\u061c-١٢', -12],
  ['۱۲', 12],
  ['१२', 12],
  ['１２', 12],
  // In some languages, these are a thousand, in others, one.
  ['1.000', null],
  ['1,000', null],
  ['1e3', null],
  ['0x10', null],
  ['9'.repeat(400), null],
  ['', null],
  ['many', null],
])('%s is the whole number %s', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number)
})
