import type { PasswordDemand } from '../domain/passwordPolicy.ts'

export const signUpText = {
  title: 'Create an account',
  heading: 'Create an account',
  lead: 'All you need is an email address and a password.',
  email: 'Email',
  password: 'Password',
  submit: 'Create account',
  submitting: 'Creating account…',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
} as const

export const passwordPolicyText = {
  demands: 'Your password needs',
  met: 'done',
  unmet: 'still missing',
  unacceptable: 'Your password doesn’t meet all requirements.',
} as const

/** One line of the checklist. */
export function demandText(demand: PasswordDemand): string {
  switch (demand.rule) {
    case 'minLength':
      return `at least ${demand.length} characters`
    case 'maxLength':
      return `at most ${demand.length} characters`
    case 'lowercase':
      return 'a lowercase letter'
    case 'uppercase':
      return 'an uppercase letter'
    case 'digit':
      return 'a digit'
    case 'symbol':
      return 'a special character, like ! or ?'
  }
}

export const passwordResetText = {
  title: 'Forgot password',
  heading: 'Reset your password',
  lead: 'We’ll email you a link to choose a new one.',
  submit: 'Send email',
  submitting: 'Sending…',
  sentHeading: 'Check your email',
  sent: (email: string) => `If ${email} has an account, we sent it an email with a link.`,
  back: 'Back to sign in',
} as const
