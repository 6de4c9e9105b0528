import { graphemesOf } from '../graphemes.ts'
import { locale } from '../locale.ts'
import type { User } from '../session/user.ts'

/** Returns one or two letters for a person without a picture; empty if nothing is known. */
export function initialsOf({ displayName, email }: Pick<User, 'displayName' | 'email'>): string {
  const words = (displayName ?? email ?? '').trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetterOf(word ?? '')).join('')
}

/** Returns the first character as people see it, which may be several code units long. */
function firstLetterOf(word: string): string {
  const [first = ''] = graphemesOf(word.replace(/^[^\p{L}\p{N}]+/u, ''))
  return first.toLocaleUpperCase(locale)
}
