import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
  type ValidatePhoneNumberLengthResult,
} from 'libphonenumber-js/min'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import type { PhoneProblem, ParsedPhoneNumber } from '../../../domain/signIn/phoneNumber.ts'

const problems: Readonly<Record<ValidatePhoneNumberLengthResult, PhoneProblem>> = {
  INVALID_COUNTRY: 'noCountry',
  INVALID_LENGTH: 'noNumber',
  NOT_A_NUMBER: 'noNumber',
  TOO_LONG: 'tooLong',
  TOO_SHORT: 'tooShort',
}

/** The countries whose numbers may sign in, each with its calling code, such as `+44`. */
export function listCallingCodes(): { country: string; callingCode: string }[] {
  return allowedCountries().map((country) => ({
    country,
    callingCode: `+${getCountryCallingCode(country)}`,
  }))
}

/**
 * The likely country of a person's number: that of their time zone, such as `FR` for `Europe/Paris`, or else of
 * their language, such as `GB` for `en-GB`. If the language's region has no phone numbers, as in `es-419`, it is
 * the language's main country. If none of these countries' numbers may sign in, it is the first one whose numbers
 * may.
 */
export function homeCountry(language: string, timeZone: string): string {
  const regions = [language, new Intl.Locale(language).language].map(
    (tag) => new Intl.Locale(tag).maximize().region ?? '',
  )
  const allowed: readonly string[] = allowedCountries()
  const inTimeZone = allowed.filter((country) => timeZonesOf(country).includes(timeZone))
  const ofLanguage = regions.filter((country) => inTimeZone.includes(country))
  return (
    [...ofLanguage, ...inTimeZone, ...regions, 'US', ...(configuration.phoneRegions ?? [])].find(
      (country) => allowed.includes(country),
    ) ?? 'US'
  )
}

/** The method is new, and the property its former name. */
type LocaleWithZones = Intl.Locale & {
  getTimeZones?: () => readonly string[] | undefined
  timeZones?: readonly string[]
}

/** Empty in browsers that don't know the time zones of a country. */
function timeZonesOf(country: string): readonly string[] {
  const locale: LocaleWithZones = new Intl.Locale('und', { region: country })
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** Parses a number typed for this country, or for any country if it starts with a plus. */
export function parsePhoneNumber(text: string, country: string): ParsedPhoneNumber {
  const typed = normalize(text)
  const problem = validatePhoneNumberLength(typed, supported(country))
  if (problem) return { problem: problems[problem] }
  const parsed = parsePhoneNumberFromString(typed, supported(country))
  if (!parsed) return { problem: 'noNumber' }
  if (!parsed.isValid()) return { problem: 'otherCountry' }
  if (!isAllowed(parsed)) return { problem: 'otherRegion' }
  return { number: parsed.number, shown: parsed.formatInternational() }
}

/** The number in national format; `null` if it's incomplete, can't exist, or has no country. */
export function toNational(
  text: string,
  country: string,
): { country: string; text: string } | null {
  const parsed = parsePhoneNumberFromString(normalize(text), supported(country))
  if (!parsed?.country || !parsed.isValid()) return null
  return { country: parsed.country, text: parsed.formatNational() }
}

/** Formats a partly typed number in the style of this country. */
export function groupDigits(text: string, country: string): string {
  return new AsYouType(supported(country)).input(normalize(text))
}

/**
 * The way the library reads a number: without labels, such as `tel:`, and invisible characters, with a plus
 * instead of `00`, and without the `1` of Mexican mobile numbers, which WhatsApp still shows.
 */
function normalize(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/＋/g, '+')
    .replace(/^[^+\d(]+/, '')
    .replace(/^\(?00\)?(?=[\s().-]*[1-9])/, '+')
    .replace(/^(\+\s*52\D*)1(?=(?:\D*\d){10}\D*$)/, '$1')
}

function allowedCountries(): readonly CountryCode[] {
  const { phoneRegions } = configuration
  return getCountries().filter((country) => phoneRegions?.includes(country) ?? true)
}

function isAllowed({ country }: PhoneNumber): boolean {
  return allowedCountries().some((allowed) => allowed === country)
}

function supported(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined
}
