import type { EnabledSignUp } from '#src/domain/configuration/enabledFeatures.ts'
import {
  isDay,
  maxNameLength,
  nameKey,
  type Questions,
  type Question,
} from '#src/domain/signUp/questions.ts'
import { localized, textIn, type Localized } from './localized.ts'
import {
  fields,
  flag,
  isObject,
  listOf,
  optional,
  valueThat,
  wholeNumber,
  type Schema,
} from './schema.ts'
import type { SignIn } from './signInMethods.ts'

/** How people get an account. */
export type SignUp = {
  /**
   * Whether sign-up is by invitation: no page offers a new account. Only a server can refuse one.
   * See docs/your-brand.md.
   */
  closed?: boolean
  /** Whether people are asked for their name. */
  name?: 'optional' | 'required'
  /**
   * People accept `brand.terms` and `brand.privacy`, and are asked again when the version changes.
   */
  terms?: {
    version: string
    /** The rules refuse to save anything before people have accepted. */
    required?: boolean
  }
  /** Your questions, in this order. */
  fields?: readonly Question<Localized>[]
}

/** Returns the parts that a configuration turns on. */
export function enabledSignUp({ password }: SignIn, signUp: SignUp = {}): EnabledSignUp {
  const { closed = false } = signUp
  const { name, fields: asked = [], terms } = signUp
  const signUpQuestions = Boolean(name ?? terms) || asked.length > 0
  return { signUpForm: password && !closed, closedSignUp: closed, signUpQuestions }
}

/** Returns what people are asked at sign-up, in the language `tag`. */
export function questionsOf(
  { name, terms, fields: given = [] }: SignUp = {},
  tag: string,
): Questions {
  const asked = given.map((field) => fieldIn(field, tag))
  const nameField: Question = {
    key: nameKey,
    label: '',
    type: 'text',
    maxLength: maxNameLength,
    required: name === 'required',
  }
  return { fields: name ? [nameField, ...asked] : asked, terms: terms?.version ?? null }
}

function fieldIn(field: Question<Localized>, tag: string): Question {
  const { label, hint, ...rest } = field
  const own = { label: textIn(label, tag), ...(hint && { hint: textIn(hint, tag) }) }
  if (rest.type !== 'choice') return { ...rest, ...own }
  const choices = Object.entries(rest.choices).map(([key, text]) => [key, textIn(text, tag)])
  return { ...rest, ...own, choices: Object.fromEntries(choices) as Record<string, string> }
}

const shortText = (max: number) =>
  valueThat(
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= max,
    `Write a text of at most ${max} characters.`,
  )
const isKey = (value: unknown) =>
  typeof value === 'string' && /^[a-z]\w{0,29}$/i.test(value) && value !== nameKey
const key = valueThat(
  isKey,
  'Write a word of letters and digits, but not name, which signUp.name asks for.',
)

const common = {
  key,
  label: localized(shortText(80)),
  hint: optional(localized(shortText(200))),
  required: optional(flag),
  type: () => [],
}
const whole = valueThat(Number.isSafeInteger, 'Write a whole number.')
const day = valueThat(
  (value) => typeof value === 'string' && isDay(value),
  'Write a day such as 2026-11-24, with quotes around it.',
)

/** Where a bound is on its scale; `NaN` without one. */
function placeOf(bound: unknown): number {
  return typeof bound === 'string' ? Date.parse(bound) : Number(bound)
}

/** Also reports a `max` below its `min`. */
const bounded =
  (schema: Schema): Schema =>
  (value, path) => {
    const wrong = schema(value, path)
    if (wrong.length > 0 || !isObject(value)) return wrong
    const isReversed = placeOf(value['min']) > placeOf(value['max'])
    return isReversed ? [`${path}.max is below ${path}.min. Swap them.`] : []
  }

const kinds: Readonly<Record<string, Schema>> = {
  text: fields({
    ...common,
    maxLength: wholeNumber(1, 500, 'Write a whole number from 1 to 500.'),
  }),
  choice: fields({
    ...common,
    choices: valueThat(
      (value) =>
        isObject(value) &&
        Object.keys(value).length >= 2 &&
        Object.entries(value).every(
          ([stored, label]) => isKey(stored) && localized(shortText(80))(label, '').length === 0,
        ),
      'Write at least two choices, such as { solo: "Just me", team: "A team" }.',
    ),
  }),
  checkbox: fields(common),
  number: bounded(
    fields({
      ...common,
      min: optional(whole),
      max: optional(whole),
      step: optional(wholeNumber(1, Infinity, 'Write a whole number of at least 1.')),
    }),
  ),
  date: bounded(fields({ ...common, min: optional(day), max: optional(day) })),
}
const kind = valueThat(
  (value) => typeof value === 'string' && Object.hasOwn(kinds, value),
  'Write text, choice, checkbox, number, or date.',
)

const field: Schema = (value, path) => {
  const type = isObject(value) ? value['type'] : undefined
  const schema = typeof type === 'string' ? kinds[type] : undefined
  return schema ? schema(value, path) : kind(type, `${path}.type`)
}

const maxFields = 15
const list = listOf(field, (entry) => (isObject(entry) ? entry['key'] : entry))

export const signUpSchema = fields({
  closed: optional(flag),
  name: optional(
    valueThat(
      (value) => value === 'optional' || value === 'required',
      'Write optional or required.',
    ),
  ),
  terms: optional(fields({ version: shortText(40), required: optional(flag) })),
  fields: optional((value, path) =>
    Array.isArray(value) && value.length > maxFields
      ? [`${path} has ${value.length} fields. Ask at most ${maxFields} questions.`]
      : list(value, path),
  ),
})
