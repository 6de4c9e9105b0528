/**
 * The server's requirements for a new password. Lengths are in UTF-16 code units, like the server's.
 */
export type PasswordPolicy = {
  minLength: number
  maxLength: number
  lowercase: boolean
  uppercase: boolean
  digit: boolean
  symbol: boolean
  /** The characters that count as symbols. */
  symbols: string
}

/** Used when the server's policy can't be read. */
export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: 6,
  maxLength: 4_096,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
  symbols: '',
}

/** Returns the policy with at least this length; unchanged if it asks for that already. */
export function withLength(policy: PasswordPolicy, least: number | null): PasswordPolicy {
  return least === null || least <= policy.minLength ? policy : { ...policy, minLength: least }
}

export type PasswordRequirement =
  | { rule: 'minLength'; length: number }
  | { rule: 'maxLength'; length: number }
  | { rule: 'lowercase' | 'uppercase' | 'digit' | 'symbol' }

/**
 * Returns each requirement in reading order, and whether the password meets it. The maximum length
 * is listed only if it is exceeded.
 */
export function checkPassword(
  policy: PasswordPolicy,
  password: string,
): { requirement: PasswordRequirement; met: boolean }[] {
  return requirementsOf(policy, password).map((requirement) => ({
    requirement,
    met: meets(policy, requirement, password),
  }))
}

/** Returns whether the password meets all requirements. */
export function isAcceptable(policy: PasswordPolicy, password: string): boolean {
  return checkPassword(policy, password).every(({ met }) => met)
}

/**
 * Returns what a password generator should know, in Apple's `passwordrules` syntax. Some of them use only the
 * characters that are listed.
 */
export function passwordRulesAttribute(policy: PasswordPolicy): string {
  const symbols = policy.symbol ? characterClass(policy.symbols) : ''
  const required = [
    policy.uppercase && 'upper',
    policy.lowercase && 'lower',
    policy.digit && 'digit',
    symbols,
  ].filter((characters) => characters !== false && characters !== '')
  return [
    `minlength: ${policy.minLength}`,
    `maxlength: ${policy.maxLength}`,
    ...required.map((characters) => `required: ${characters}`),
    'allowed: upper, lower, digit, [-]',
  ]
    .map((rule) => `${rule};`)
    .join(' ')
}

/** In the syntax, a hyphen has to come first, and a closing bracket last. */
function characterClass(symbols: string): string {
  const others = symbols.replaceAll(/[^!-~]|[-\]]/g, '')
  const listed = `${symbols.includes('-') ? '-' : ''}${others}${symbols.includes(']') ? ']' : ''}`
  return listed && `[${listed}]`
}

function requirementsOf(policy: PasswordPolicy, password: string): PasswordRequirement[] {
  const characters = (['lowercase', 'uppercase', 'digit', 'symbol'] as const)
    .filter((rule) => policy[rule])
    .map((rule) => ({ rule }))
  const longest = policy.maxLength
  const isTooLong = password.length > longest
  return [
    { rule: 'minLength', length: policy.minLength },
    ...(isTooLong ? [{ rule: 'maxLength' as const, length: longest }] : []),
    ...characters,
  ]
}

function meets(
  policy: PasswordPolicy,
  requirement: PasswordRequirement,
  password: string,
): boolean {
  switch (requirement.rule) {
    case 'minLength':
      return password.length >= requirement.length
    case 'maxLength':
      return password.length <= requirement.length
    case 'lowercase':
      return /[a-z]/.test(password)
    case 'uppercase':
      return /[A-Z]/.test(password)
    case 'digit':
      return /[0-9]/.test(password)
    case 'symbol':
      return Array.from(policy.symbols).some((symbol) => password.includes(symbol))
  }
}
