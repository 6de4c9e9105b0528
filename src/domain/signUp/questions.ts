import { asciiDigits } from '../signIn/digits.ts'

/** One of the owner's questions at sign-up, in one language or in all. */
export type Question<Text = string> = {
  /** The key under which the answer is stored. It stays when the label changes. */
  key: string
  label: Text
  /** One sentence below the label. */
  hint?: Text
  required?: boolean
} & (
  | { type: 'text'; maxLength: number }
  /** The labels of the choices, by stored value. */
  | { type: 'choice'; choices: Readonly<Record<string, Text>> }
  | { type: 'checkbox' }
  /** A whole number. With `step`, only every `step`th from `min`, or from 0, is accepted. */
  | { type: 'number'; min?: number; max?: number; step?: number }
  /** A day, such as `2026-11-24`. */
  | { type: 'date'; min?: string; max?: string }
)

export type NumberField = Extract<Question, { type: 'number' }>
export type DateField = Extract<Question, { type: 'date' }>

/** The questions at sign-up besides the sign-in method. */
export type Questions = {
  fields: readonly Question[]
  /** The version of the terms to accept; `null` if there are none. */
  terms: string | null
}

/** A person's answers by field key, including the account's name. */
export type GivenAnswers = {
  answers: Readonly<Record<string, string>>
  /** The version that was last accepted. */
  terms: string | null
}

/** A person's answers, and whether they accept the terms. */
export type SubmittedAnswers = { answers: Readonly<Record<string, string>>; agrees: boolean }

/** The key of the name. No field of the owner's may use it. */
export const nameKey = 'name'

/** In characters, at sign-up and in the account. The sentence `nameTooLong` has it, too. */
export const maxNameLength = 80

/** The stored value of a checked box. */
export const checkedValue = 'yes'

/** Returns whether nothing required is missing. */
export function isComplete(questions: Questions, given: GivenAnswers): boolean {
  return (
    hasAcceptedTerms(questions, given) &&
    questions.fields.every((field) => isAnswered(field, given))
  )
}

/** Returns whether the current terms are already accepted. */
export function hasAcceptedTerms({ terms }: Questions, given: GivenAnswers): boolean {
  return terms === null || given.terms === terms
}

function isAnswered(field: Question, { answers }: GivenAnswers): boolean {
  if (!field.required) return true
  const answer = answers[field.key] ?? ''
  if (field.type === 'choice') return Object.hasOwn(field.choices, answer)
  if (field.type === 'number' || field.type === 'date') return isInBounds(field, answer)
  return field.type === 'checkbox' ? answer === checkedValue : answer !== ''
}

/** Whether an answer is a number or a day within the question's current limits. */
export function isInBounds(field: NumberField | DateField, answer: string): boolean {
  if (field.type === 'date') {
    const { min = '', max = answer } = field
    return isDay(answer) && answer >= min && answer <= max
  }
  const { min = -Infinity, max = Infinity } = field
  const number = answer === '' ? NaN : Number(answer)
  return (
    Number.isInteger(number) && number >= min && number <= max && nearest(field, number) === number
  )
}

/** Returns the nearest number that is on a step. */
export function nearest(
  { min = 0, max = Infinity, step = 1 }: { min?: number; max?: number; step?: number },
  number: number,
): number {
  const found = min + Math.round((number - min) / step) * step
  return found > max ? found - step : found
}

/** Whether a text is a calendar day, such as `2026-11-24`. */
export function isDay(text: string): boolean {
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

/** Returns the answers in a form. `valueOf` returns an input's value by its name. */
export function submittedAnswers(
  questions: Questions,
  valueOf: (name: string) => string,
): SubmittedAnswers {
  const answers = questions.fields.map((field) => {
    const typed = valueOf(inputNameOf(field.key)).trim()
    return [field.key, typed && stored(field, typed)]
  })
  return {
    answers: Object.fromEntries(answers) as Record<string, string>,
    agrees: valueOf(inputNameOf('terms')) !== '',
  }
}

function stored({ type }: Question, typed: string): string {
  if (type === 'checkbox') return checkedValue
  return type === 'number' ? String(wholeNumber(typed) ?? '') : typed
}

/** Parses a whole number in the digits of any script; `null` if it's none, such as `1.5` or `1,000`. */
export function wholeNumber(typed: string): number | null {
  // In Arabic and Hebrew, an invisible mark may precede the sign.
  const ascii = asciiDigits(typed)
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replace('\u2212', '-')
  const number = /^[-+]?\d+$/.test(ascii) ? Number(ascii) : NaN
  return Number.isSafeInteger(number) ? number : null
}

/** The rules' limits for one person's answers: how many, and the characters of all keys and answers. */
const answerLimits = { count: 20, keys: 600, answers: 8_000 }

/**
 * Returns new answers together with earlier ones to questions that aren't asked anymore, or not by
 * this build. Those are left out as far as the rules' limits require. It counts UTF-16 code units,
 * of which the rules never count more than there are.
 */
export function withStored(
  answers: GivenAnswers['answers'],
  earlier: GivenAnswers['answers'],
): GivenAnswers['answers'] {
  let all = answers
  for (const [key, answer] of Object.entries(earlier)) {
    const more = { [key]: answer, ...all }
    if (isWithinLimits(more)) all = more
  }
  return all
}

function isWithinLimits(answers: GivenAnswers['answers']): boolean {
  return (
    Object.keys(answers).length <= answerLimits.count &&
    Object.keys(answers).join('').length <= answerLimits.keys &&
    Object.values(answers).join('').length <= answerLimits.answers
  )
}

/** Returns the name of a field's input, distinct from the app's own fields. */
export function inputNameOf(key: string): string {
  return `question-${key}`
}
