import type { SignInSettings } from '#src/domain/configuration/appConfiguration.ts'
import type { EnabledMethods } from '#src/domain/configuration/enabledFeatures.ts'
import {
  domainProblems,
  identityProviders,
  providersSchema,
  type OfferedProvider,
} from './identityProviders.ts'
import { oneTapOf, oneTapProblems, oneTapSchema, type OneTapOptions } from './oneTap.ts'
import {
  fields,
  nonEmptyListOf,
  flag,
  flagOr,
  listOf,
  matching,
  optional,
  quote,
  wholeNumber,
  type Schema,
} from './schema.ts'

/** How people sign in. Methods that are off don't appear anywhere in the app. */
export type SignIn = {
  /**
   * Email and password, including sign-up and password reset. `minLength` asks for longer passwords
   * than the server does.
   */
  password: boolean | { minLength: number }
  /** A link by email. */
  emailLink: boolean
  /**
   * A code by text message. `regions` are the countries whose numbers may sign in, such as `['US',
   * 'CA']`.
   */
  phone: boolean | { regions: readonly string[] }
  /** The identity providers, in display order. */
  providers: readonly OfferedProvider[]
  /**
   * Accounts of a provider that the browser itself offers, without a popup. Off by default. See
   * docs/your-brand.md.
   */
  oneTap?: OneTapOptions
  /** Guest accounts, which people can upgrade later to keep what they made. */
  guest: boolean | GuestOptions
  /**
   * Whether your own server may sign people in with a link to `/auth/token#token=<custom token>`.
   * Off by default. See docs/decisions/0003.
   */
  tokenLink?: boolean
  /**
   * Whether people can add passkeys to their account and sign in with them. Off by default. See
   * docs/decisions/0005.
   */
  passkeys?: boolean
  /** The second factors that people can add to their account. */
  secondFactors: readonly SecondFactorKind[]
  /**
   * Whether an account opens only with a second factor, in the rules as well. Off by default.
   */
  requireSecondFactor?: boolean
  /**
   * After how many hours people have to sign in again, in the rules as well; guests never. By default,
   * a session lasts until it is ended.
   */
  sessionHours?: number
  /**
   * After how many minutes without input this device signs out; guests never. By default, it doesn't.
   */
  idleMinutes?: number
  /**
   * Whether new passwords are checked for leaks at Have I Been Pwned, which receives five
   * characters of a hash. Off by default.
   */
  leakedPasswords?: boolean
}

type GuestOptions = {
  /**
   * After how many days the project deletes a guest account; `null` if it never does. By default 30,
   * like the automatic cleanup of Identity Platform.
   */
  days?: number | null
  /** Whether guests may store files. Off by default. */
  files?: boolean
}

type SecondFactorKind = 'totp' | 'sms'

/** Returns the methods that a configuration turns on. */
export function enabledMethods(signIn: SignIn): EnabledMethods {
  const { emailLink, tokenLink = false, passkeys = false } = signIn
  const password = signIn.password !== false
  const phone = signIn.phone !== false
  const guest = signIn.guest !== false
  const secondFactors = signIn.secondFactors.length > 0
  const { providers, providerButtons, workDomains } = identityProviders(signIn.providers)
  return {
    password,
    emailLink,
    phone,
    workEmail: Object.keys(workDomains).length > 0,
    oneTap: signIn.oneTap !== undefined,
    guest,
    tokenLink,
    passkeys,
    secondFactors,
    sms: signIn.secondFactors.includes('sms'),
    requireSecondFactor: signIn.requireSecondFactor ?? false,
    inactivityLimit: signIn.idleMinutes !== undefined,
    guestUpgrade: guest && (password || phone || providerButtons.length > 0),
    securityPage: password || emailLink || providers.length > 0 || passkeys || secondFactors,
  }
}

/** Returns the settings of sign-in as the app reads them. */
export function signInSettings(signIn: SignIn): SignInSettings {
  const { password, phone, guest, secondFactors } = signIn
  const days = typeof guest === 'object' ? guest.days : undefined
  return {
    ...identityProviders(signIn.providers),
    passwordLength: typeof password === 'object' ? password.minLength : null,
    leakedPasswords: signIn.leakedPasswords ?? false,
    phoneRegions: typeof phone === 'object' ? phone.regions : null,
    oneTap: oneTapOf(signIn),
    guestDays: days === undefined ? defaultGuestDays : days,
    guestFiles: typeof guest === 'object' && guest.files === true,
    totp: secondFactors.includes('totp'),
    sessionHours: signIn.sessionHours ?? null,
    idleMinutes: signIn.idleMinutes ?? null,
  }
}

const defaultGuestDays = 30

const region = matching(/^[A-Z]{2}$/, 'Write the two capital letters of a country, such as US.')
const guestDaysSchema = wholeNumber(
  1,
  Infinity,
  'Write a whole number of at least 1, or null if guests are kept.',
)
const factor: Schema = (value, path) =>
  value === 'totp' || value === 'sms'
    ? []
    : [`${path}: ${quote(value)} isn’t a second factor. Write totp or sms.`]

const signInFields = fields({
  password: flagOr(fields({ minLength: wholeNumber(6, 64, 'Write a whole number from 6 to 64.') })),
  emailLink: flag,
  phone: flagOr(
    fields({ regions: nonEmptyListOf(region, 'Name a country, or write phone: false.') }),
  ),
  providers: providersSchema,
  oneTap: optional(oneTapSchema),
  guest: flagOr(
    fields({
      days: optional((value, path) => (value === null ? [] : guestDaysSchema(value, path))),
      files: optional(flag),
    }),
  ),
  tokenLink: optional(flag),
  passkeys: optional(flag),
  secondFactors: listOf(factor),
  requireSecondFactor: optional(flag),
  sessionHours: optional(wholeNumber(1, 8760, 'Write a whole number of hours from 1 to 8760.')),
  idleMinutes: optional(wholeNumber(1, 1440, 'Write a whole number of minutes from 1 to 1440.')),
  leakedPasswords: optional(flag),
})

/** Checks each field, and that together they let someone sign in. */
export const signInSchema: Schema = (value, path) => {
  const problems = signInFields(value, path)
  if (problems.length > 0) return problems
  const signIn = value as SignIn
  const on = enabledMethods(signIn)
  if (signIn.leakedPasswords && !on.password) {
    return [`${path}.leakedPasswords needs passwords. Turn on password, or delete leakedPasswords.`]
  }
  return [
    ...togetherProblems(on, signIn.providers.length > 0, path),
    ...domainProblems(signIn, path),
    ...oneTapProblems(signIn, path),
  ]
}

function togetherProblems(on: EnabledMethods, hasProviders: boolean, path: string): string[] {
  const opensAccount = on.password || on.emailLink || on.phone || hasProviders || on.tokenLink
  if (on.passkeys && !opensAccount) {
    return [
      `${path}.passkeys needs an account to add them to. Turn on one of password, emailLink, phone, providers, tokenLink.`,
    ]
  }
  if (!opensAccount && !on.guest) {
    return [
      `${path} leaves no way to sign in. Turn on one of password, emailLink, phone, providers, guest, tokenLink.`,
    ]
  }
  if (on.secondFactors && !on.password && !on.emailLink && !hasProviders) {
    return [
      `${path}.secondFactors needs a method to follow. Turn on password, emailLink, or providers, or write [].`,
    ]
  }
  return on.requireSecondFactor ? requirementProblems(on, path) : []
}

/** Firebase asks for no second factor after these. */
const withoutFactor = ['guest', 'phone', 'tokenLink', 'passkeys'] as const

function requirementProblems(on: EnabledMethods, path: string): string[] {
  if (!on.secondFactors) {
    return [
      `${path}.requireSecondFactor needs a second factor. Write totp or sms in secondFactors.`,
    ]
  }
  return withoutFactor
    .filter((method) => on[method])
    .map(
      (method) =>
        `${path}.requireSecondFactor shuts out people who sign in by ${method}, which asks for no second factor. Turn off one of the two.`,
    )
}
