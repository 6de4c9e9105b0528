import { brandSchema, type Brand } from './brand.ts'
import { productSchema, type ExistingApp } from './existingApp.ts'
import { missingLanguages } from './localized.ts'
import {
  fields,
  isObject,
  nonEmptyListOf,
  matching,
  optional,
  valueThat,
  wholeNumber,
} from './schema.ts'
import { signInSchema, type SignIn } from './signInMethods.ts'
import { signUpSchema, type SignUp } from './signUp.ts'

/** The settings for devices. */
type Device = {
  /**
   * For how many days a trusted device shows what it has stored while the server can't be reached. By default, 30.
   */
  cacheDays?: number
}

/** The owner's decisions about the sign-in app: the content of `gatehouse.config.ts`. */
export type GatehouseConfig = {
  brand: Brand
  /**
   * The app's languages, such as `['en-US', 'de']`. By default, American English. The first one is
   * for people whose language isn't listed. See docs/languages.md.
   */
  languages?: readonly string[]
  signIn: SignIn
  signUp?: SignUp
  device?: Device
  /**
   * The product behind the door: the folder of a product, such as `products/notebook` (docs/your-product.md), or an
   * existing app, such as `{ app: 'http://localhost:3000' }` (docs/existing-app.md).
   */
  product: string | ExistingApp
  /** A file that exports `onEvent`, from the folder of `package.json`. See docs/your-events.md. */
  onEvent?: string
}

/** Types the configuration, so that editors complete its fields. */
export function defineGatehouse(gatehouse: GatehouseConfig): GatehouseConfig {
  return gatehouse
}

const module = matching(/\.tsx?$/, 'Write the path of a TypeScript file, such as src/onEvent.ts.')
const days = wholeNumber(1, Infinity, 'Write a number of days, such as 30.')
const tag = valueThat(isTag, 'Write a language as browsers do, such as de or pt-BR.')
const rule = fields({
  brand: brandSchema,
  languages: optional(nonEmptyListOf(tag, 'Name a language, or leave it out.')),
  signIn: signInSchema,
  signUp: optional(signUpSchema),
  device: optional(fields({ cacheDays: optional(days) })),
  product: productSchema,
  onEvent: optional(module),
})

/** Returns what is wrong with a configuration: one sentence each, with what to do about it. */
export function validateGatehouseConfig(given: unknown): readonly string[] {
  const problems = rule(given, '')
  return problems.length > 0 ? problems : togetherProblems(given as GatehouseConfig)
}

/** Checks fields that are valid alone but contradict each other. */
function togetherProblems(gatehouse: GatehouseConfig): string[] {
  const { brand, signIn, signUp = {} } = gatehouse
  const contradictions: readonly [isOne: unknown, problem: string][] = [
    [
      signUp.terms && !brand.terms,
      'signUp.terms needs a page to agree to. Write its address in brand.terms.',
    ],
    [
      signUp.terms?.required && signIn.guest,
      'signUp.terms.required contradicts signIn.guest: guests are never asked. Turn one of them off.',
    ],
    [
      signUp.closed && signIn.guest,
      'signUp.closed contradicts signIn.guest: every guest gets a new account. Turn one of them off.',
    ],
  ]
  return contradictions.filter(([isOne]) => isOne).map(([, problem]) => problem)
}

/**
 * Returns one sentence for each text of a configuration that lacks a language.
 *
 * @param problems with its fields. A field that has one is left out.
 */
export function untranslatedFields(given: unknown, problems: readonly string[]): string[] {
  const isRight = (field: string) => !problems.some((problem) => problem.startsWith(field))
  if (!isObject(given) || !isRight('languages')) return []
  const { brand, languages = [], signUp } = given as Partial<GatehouseConfig>
  const { description, terms, privacy }: Partial<Brand> = isObject(brand) ? brand : {}
  const own = Object.entries({ description, terms, privacy })
    .map(([name, text]) => [`brand.${name}`, text] as const)
    .filter(([field]) => isRight(field))
  const asked = (isRight('signUp') && signUp?.fields) || []
  const questions = asked.flatMap((field, index) => {
    const { label, hint } = field
    const choices = field.type === 'choice' ? field.choices : {}
    const named = Object.entries({ label, hint })
    const chosen = Object.entries(choices).map(([name, text]) => [`choices.${name}`, text] as const)
    return [...named, ...chosen].map(
      ([name, text]) => [`signUp.fields[${index}].${name}`, text] as const,
    )
  })
  return [...own, ...questions].flatMap(([path, text]) => missingLanguages(text, path, languages))
}

function isTag(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    return new Intl.Locale(value).toString() === value
  } catch {
    return false
  }
}
