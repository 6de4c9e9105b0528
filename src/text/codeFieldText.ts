export const codeFieldText = {
  code: 'Code',
  missing: 'Enter the code.',
  incomplete: 'The code has six digits.',
  resend: 'Send another code',
  resendIn: (left: string) => `Another code in ${left}`,
} as const
