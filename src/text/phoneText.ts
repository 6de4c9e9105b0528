/** The two steps of proving a phone number, wherever they stand. */
export const phoneText = {
  charge: 'We send a text message with a code. Your operator may charge for it.',
  send: 'Send the code',
  sending: 'Sending…',
  sent: (number: string) => `A code is on its way to ${number}.`,
  check: 'Check the code',
  checking: 'Checking…',
  otherNumber: 'Use another number',
  factorName: 'What to call it',
  factorNameMissing: 'Give it a name.',
  taken: 'This number belongs to another account.',
} as const
