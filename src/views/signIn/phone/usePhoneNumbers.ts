import { asciiDigits } from '../../../domain/signIn/digits.ts'
import type { ParsedPhoneNumber } from '../../../domain/signIn/phoneNumber.ts'
import { useLazyImport } from '../../../hooks/useLazyImport.ts'
import type * as phoneNumbers from './phoneNumbers.ts'

export type PhoneNumbers = typeof phoneNumbers

let loaded: PhoneNumbers | null = null

const load = async () => (loaded = await import('./phoneNumbers.ts'))

/** The phone number data, a chunk of its own; `null` until it has loaded. */
export function usePhoneNumbers(): PhoneNumbers | null {
  return useLazyImport(load) ?? loaded
}

/** Parses a number. Without the phone data, only numbers that start with a plus. */
export function readPhone(
  numbers: PhoneNumbers | null,
  text: string,
  country: string,
): ParsedPhoneNumber {
  const ascii = asciiDigits(text)
  if (numbers) return numbers.parsePhoneNumber(ascii, country)
  const number = ascii.replace(/[\s().-]/g, '')
  if (/^\+\d{7,15}$/.test(number)) return { number, shown: number }
  return { problem: number.startsWith('+') ? 'noNumber' : 'noCountry' }
}
