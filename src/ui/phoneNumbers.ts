import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
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

/** Every country whose numbers may sign in, with its calling code, such as `+44`. */
export function listCallingCodes(): { country: string; callingCode: string }[] {
  return allowedCountries().map((country) => ({
    country,
    callingCode: `+${getCountryCallingCode(country)}`,
  }))
}

/**
 * The country where the speakers of a language are called, for example `GB` for `en-GB`. Not every
 * region is a country with numbers, as in `es-419`: then it is where the language has its home. Where its numbers may
 * not sign in, it is the first country whose numbers may.
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

/** Reads a number that was typed for this country, or for another one if it begins with a plus. */
export function readPhoneNumber(text: string, country: string): PhoneReading {
  const problem = validatePhoneNumberLength(text, supported(country))
  if (problem) return { problem: problems[problem] }
  const parsed = parsePhoneNumberFromString(text, supported(country))
  if (!parsed) return { problem: 'noNumber' }
  if (!isCodeAllowed(parsed.countryCallingCode)) return { problem: 'otherRegion' }
  return { number: parsed.number, shown: parsed.formatInternational() }
}

/** The number as it is written in its own country; `null` when it is not whole or has no country. */
export function toNational(
  text: string,
  country: string,
): { country: string; text: string } | null {
  const parsed = parsePhoneNumberFromString(text, supported(country))
  if (!parsed?.country || !parsed.isPossible()) return null
  return { country: parsed.country, text: parsed.formatNational() }
}

/** What was typed so far, grouped as people of this country write it. */
export function groupDigits(text: string, country: string): string {
  return new AsYouType(supported(country)).input(text)
}

function allowedCountries(): readonly CountryCode[] {
  const { phoneRegions } = configuration
  return getCountries().filter((country) => phoneRegions?.includes(country) ?? true)
}

/** Countries share a code, and a number does not always tell which of them it is from. */
function isCodeAllowed(callingCode: string): boolean {
  return allowedCountries().some((country) => getCountryCallingCode(country) === callingCode)
}

function supported(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined
}
