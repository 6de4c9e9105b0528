import {
  fields,
  flag,
  isObject,
  listOf,
  optional,
  quote,
  valueThat,
  type FieldRule,
} from './fieldRules.ts'
import { providersRule, type OfferedProvider } from './signInProviders.ts'

/** How people sign in. What is off is nowhere in the app. */
export type SignIn = {
  /** An email and a password, with signing up and resetting a password. */
  password: boolean
  /** A link by email. */
  emailLink: boolean
  /** A code by text message. `regions` are the countries whose numbers may sign in, such as `['US', 'CA']`. */
  phone: boolean | { regions: readonly string[] }
  /** The providers that people may sign in with, in this order. */
  providers: readonly OfferedProvider[]
  /** Accounts that ask for nothing, until people want to keep what they have made. */
  guest: boolean
  /**
   * Whether your own server may sign people in with a link to `/auth/token#token=<custom token>`. Off unless it
   * says so, see docs/decisions/0034.
   */
  tokenLink?: boolean
  /** What people can add to their account, to be asked for after the first: an authenticator app, a text message. */
  secondFactors: readonly SecondFactorKind[]
}

type SecondFactorKind = 'totp' | 'sms'

/** Which methods are on, one name for each; in the app these are literals. */
export type MethodsOn = {
  password: boolean
  emailLink: boolean
  phone: boolean
  providers: boolean
  guest: boolean
  tokenLink: boolean
  totp: boolean
  sms: boolean
  /** Any second factor. */
  secondFactors: boolean
  /** Any method beside the password that the sign-in page offers. */
  others: boolean
  /** Any method by which a guest gets an account of their own. */
  upgrade: boolean
}

/** The methods that a configuration turns on. */
export function methodsOn({ phone, providers, secondFactors, ...signIn }: SignIn): MethodsOn {
  const { password, emailLink, guest, tokenLink = false } = signIn
  const on = {
    password,
    emailLink,
    phone: phone !== false,
    providers: providers.length > 0,
    guest,
    tokenLink,
    totp: secondFactors.includes('totp'),
    sms: secondFactors.includes('sms'),
  }
  return {
    ...on,
    secondFactors: secondFactors.length > 0,
    others: emailLink || on.phone || on.providers || guest,
    upgrade: guest && (password || on.phone || on.providers),
  }
}

/** The countries whose numbers may sign in; `null` where all of them may. */
export function phoneRegions({ phone }: SignIn): readonly string[] | null {
  return typeof phone === 'object' ? phone.regions : null
}

const region = valueThat(
  (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  'Write the two capital letters of a country, such as US.',
)
const regions = fields({ regions: listOf(region, (entry) => entry) })
const phoneRule: FieldRule = (value, path) => {
  if (isObject(value)) {
    if (Array.isArray(value['regions']) && value['regions'].length === 0) {
      return [`${path}.regions is empty. Name a country, or write phone: false.`]
    }
    return regions(value, path)
  }
  return flag(value, path)
}
const factor: FieldRule = (value, path) =>
  value === 'totp' || value === 'sms'
    ? []
    : [`${path}: ${quote(value)} is no second factor. Write totp or sms.`]

const signInFields = fields({
  password: flag,
  emailLink: flag,
  phone: phoneRule,
  providers: providersRule,
  guest: flag,
  tokenLink: optional(flag),
  secondFactors: listOf(factor, (entry) => entry),
})

/** Each field is as it should be, and together they let somebody in. */
export const signInRule: FieldRule = (value, path) => {
  const problems = signInFields(value, path)
  return problems.length > 0 ? problems : togetherProblems(methodsOn(value as SignIn), path)
}

function togetherProblems(on: MethodsOn, path: string): string[] {
  if (!on.password && !on.others && !on.tokenLink) {
    return [
      `${path} lets nobody in. Turn on one of password, emailLink, phone, providers, guest, tokenLink.`,
    ]
  }
  if (on.secondFactors && !on.password && !on.emailLink && !on.providers) {
    return [
      `${path}.secondFactors has nothing to follow on. Turn on password, emailLink, or providers, or write [].`,
    ]
  }
  return []
}
