import { useEffect, useState } from 'react'
import type { PhoneReading } from '../domain/phoneNumber.ts'
import type * as phoneNumbers from './phoneNumbers.ts'

export type PhoneNumbers = typeof phoneNumbers

let fetched: PhoneNumbers | null = null

/** What is known of the world's phone numbers: a chunk of its own, `null` until it is there. */
export function usePhoneNumbers(): PhoneNumbers | null {
  const [numbers, setNumbers] = useState(fetched)
  useEffect(() => {
    const load = async () => {
      fetched = await import('./phoneNumbers.ts').catch(() => null)
      setNumbers(fetched)
    }
    void load()
  }, [])
  return numbers
}

/** Reads a number as well as it can be done: without the chunk, only one that begins with a plus. */
export function readPhone(
  numbers: PhoneNumbers | null,
  text: string,
  country: string,
): PhoneReading {
  if (numbers) return numbers.readPhoneNumber(text, country)
  const number = text.replace(/[\s().-]/g, '')
  if (/^\+\d{7,15}$/.test(number)) return { number, shown: number }
  return { problem: number.startsWith('+') ? 'noNumber' : 'noCountry' }
}
