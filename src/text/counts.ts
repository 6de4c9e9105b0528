import { grouped } from '../domain/format.ts'

/** So many files, inside a sentence. */
export function filesOf(count: number): string {
  return count === 1 ? 'one file' : `${count === 0 ? 'no' : grouped(count)} files`
}

/** Words as a sentence begins. */
export function opening(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
