import { graphemesOf } from './graphemes.ts'
import { locale } from './locale.ts'
import type { User } from './user.ts'

/** One or two letters that stand for a person who has no picture; empty where nothing is known. */
export function initialsOf({ displayName, email }: Pick<User, 'displayName' | 'email'>): string {
  const words = (displayName ?? email ?? '').trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetterOf(word ?? '')).join('')
}

/** The first letter as a person sees it, which may be several characters long. */
function firstLetterOf(word: string): string {
  const [first = ''] = graphemesOf(word.replace(/^[^\p{L}\p{N}]+/u, ''))
  return first.toLocaleUpperCase(locale)
}
