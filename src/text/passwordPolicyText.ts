import type { PasswordDemand } from '../domain/passwordPolicy.ts'

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
