import type { PasswordDemand } from '../domain/passwordPolicy.ts'

export const signUpText = {
  title: 'Create an account',
  heading: 'Create an account',
  lead: 'An e-mail address and a password are all it takes.',
  email: 'E-mail',
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
  unacceptable: 'Not every requirement is met yet.',
} as const

/** One line of the checklist. */
export function demandText(demand: PasswordDemand): string {
  switch (demand.rule) {
    case 'minLength':
      return `at least ${demand.length} characters`
    case 'maxLength':
      return `at most ${demand.length} characters`
    case 'lowercase':
      return 'a lower-case letter'
    case 'uppercase':
      return 'an upper-case letter'
    case 'digit':
      return 'a digit'
    case 'symbol':
      return 'a special character, like ! or ?'
  }
}

export const passwordResetText = {
  title: 'Forgotten password',
  heading: 'Reset your password',
  lead: 'We will send you a mail with a link to choose a new one.',
  submit: 'Send the mail',
  submitting: 'Sending…',
  sentHeading: 'Check your mail',
  sent: (email: string) =>
    `If there is an account with ${email}, a mail with a link is on its way to it.`,
  back: 'Back to sign in',
} as const
