import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import { commonPasswords, words } from 'virtual:password-dictionary'
import type { PasswordStrength } from '../../../domain/signUp/passwordStrength.ts'
import styles from './PasswordMeter.module.css'

/** Names that the library knows and weighs differently. */
const dictionaries = { passwords: 'passwords', diceware: 'diceware', person: 'userInputs' } as const

const meter = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { [dictionaries.passwords]: commonPasswords, [dictionaries.diceware]: words },
})

/** Looked up apart from the library, which takes `testtest` for a repetition of `test`. */
const listed = new Set(commonPasswords)

const strengths = ['weak', 'weak', 'fair', 'good', 'strong'] as const

/**
 * Measures how hard a password is to guess.
 *
 * @param person words that an attacker could know about the person.
 */
export function measurePassword(password: string, person: readonly string[]): PasswordStrength {
  if (isCommon(password)) return 'common'
  const { score, sequence } = meter.check(password, [...person])
  const strength = strengths[score]
  return strength === 'weak' && sequence.some(isFrom(dictionaries.person)) ? 'personal' : strength
}

/**
 * Whether a password is on the list, also in capitals, backwards, or with digits for letters. It stays common
 * if it's also the person's name, so their words aren't considered.
 */
function isCommon(password: string): boolean {
  if (listed.has(password.toLowerCase())) return true
  const { sequence } = meter.check(password)
  return sequence.length === 1 && sequence.every(isFrom(dictionaries.passwords))
}

function isFrom(dictionary: string) {
  return (match: MatchExtended) => match['dictionaryName'] === dictionary
}

/** A visual bar. The strength is also written beside it. */
export function StrengthBar({ strength }: { strength: PasswordStrength }) {
  return <span className={styles.bar} data-strength={strength} data-mirrored aria-hidden="true" />
}
