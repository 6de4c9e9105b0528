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
import { configuration } from '../config.ts'
import type { PhoneProblem, PhoneReading } from '../domain/phoneNumber.ts'

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
 * The country of a language, such as `GB` for `en-GB`. If the region has no phone numbers, as in `es-419`, it
 * is the language's main country. If that country's numbers may not sign in, it is the first one whose
 * numbers may.
 */
export function homeCountry(language: string): string {
  const likely = [language, new Intl.Locale(language).language].map(
    (tag) => new Intl.Locale(tag).maximize().region ?? '',
  )
  const allowed: readonly string[] = allowedCountries()
  return (
    [...likely, 'US', ...(configuration.phoneRegions ?? [])].find((country) =>
      allowed.includes(country),
    ) ?? 'US'
  )
}

/** Parses a number typed for this country, or for any country if it starts with a plus. */
export function readPhoneNumber(text: string, country: string): PhoneReading {
  const problem = validatePhoneNumberLength(text, supported(country))
  if (problem) return { problem: problems[problem] }
  const parsed = parsePhoneNumberFromString(text, supported(country))
  if (!parsed) return { problem: 'noNumber' }
  if (!isAllowed(parsed)) return { problem: 'otherRegion' }
  return { number: parsed.number, shown: parsed.formatInternational() }
}

/** The number in national format; `null` if it's incomplete or has no country. */
export function toNational(
  text: string,
  country: string,
): { country: string; text: string } | null {
  const parsed = parsePhoneNumberFromString(text, supported(country))
  if (!parsed?.country || !parsed.isPossible()) return null
  return { country: parsed.country, text: parsed.formatNational() }
}

/** Formats a partly typed number in the style of this country. */
export function groupDigits(text: string, country: string): string {
  return new AsYouType(supported(country)).input(text)
}

function allowedCountries(): readonly CountryCode[] {
  const { phoneRegions } = configuration
  return getCountries().filter((country) => phoneRegions?.includes(country) ?? true)
}

/** Countries can share a calling code. It only decides if the number doesn't tell its country. */
function isAllowed({ country, countryCallingCode }: PhoneNumber): boolean {
  return allowedCountries().some((allowed) =>
    country ? allowed === country : getCountryCallingCode(allowed) === countryCallingCode,
  )
}

function supported(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined
}
