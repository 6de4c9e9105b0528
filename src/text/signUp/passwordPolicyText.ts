import { formatCount } from '../../domain/format.ts'
import type { PasswordRequirement } from '../../domain/signUp/passwordPolicy.ts'

export const passwordPolicyText = {
  requirements: 'Your password needs',
  met: 'done',
  unmet: 'still missing',
  unacceptable: 'Your password doesn’t meet all requirements.',
} as const

/** One line of the checklist. */
export function requirementText(requirement: PasswordRequirement): string {
  switch (requirement.rule) {
    case 'minLength':
      return `at least ${formatCount(requirement.length)} characters`
    case 'maxLength':
      return `at most ${formatCount(requirement.length)} characters`
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

/** Each must fit on one line of the narrowest screen, so that nothing below it moves. */
export const passwordStrengthText = {
  tip: 'Tip: use three random words',
  measured: {
    leaked: 'Unsafe: found in a data leak',
    common: 'Too common, easy to guess',
    brand: 'Too close to our name',
    personal: 'Weak: too personal',
    weak: 'Weak: add another word',
    fair: 'Strength: fair',
    good: 'Strength: good',
    strong: 'Strength: strong',
  },
  leaked: 'Found in a data leak. Choose another one.',
  common: 'Too common. Choose another password.',
  brand: 'Too close to our name. Choose another password.',
} as const
