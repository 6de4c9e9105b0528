import type { PhoneProblem } from '../domain/phoneNumber.ts'

export const phoneFieldText = {
  number: 'Phone number',
  country: 'Country',
  missing: 'Enter your phone number.',
} as const

/** What is wrong with a phone number, beside its field. */
export const phoneProblemText: Readonly<Record<PhoneProblem, string>> = {
  tooShort: 'This number is too short for its country.',
  tooLong: 'This number is too long for its country.',
  noNumber: 'This is not a phone number.',
  noCountry: 'Begin with + and the code of the country.',
}
