import type { PhoneProblem } from '../../domain/signIn/phoneNumber.ts'

/** The two steps of verifying a phone number, on any page. */
export const phoneText = {
  charge: 'We’ll text you a code. Carrier charges may apply.',
  send: 'Send code',
  sent: (number: string) => `We sent a code to ${number}.`,
  check: 'Verify code',
  otherNumber: 'Use another number',
  factorName: 'Name',
  factorNameMissing: 'Enter a name.',
  taken: 'This number belongs to another account.',
} as const

export const phoneFieldText = {
  number: 'Phone number',
  country: 'Country',
  missing: 'Enter your phone number.',
} as const

/** Errors next to a phone number field. */
export const phoneProblemText: Readonly<Record<PhoneProblem, string>> = {
  tooShort: 'This number is too short for its country.',
  tooLong: 'This number is too long for its country.',
  noNumber: 'This isn’t a valid phone number.',
  noCountry: 'Start with + and the country code.',
  otherCountry:
    'This isn’t a number in the selected country. Choose another country, or start with +.',
  otherRegion: 'We can’t send text messages to this country. Use a number from another one.',
}

export const codeFieldText = {
  code: 'Code',
  missing: 'Enter the code.',
  incomplete: 'The code has six digits.',
  resend: 'Resend code',
  cancelSending: 'Cancel sending',
  resendIn: (left: string) => `Resend in ${left}`,
} as const
