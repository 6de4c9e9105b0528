import { formatCount } from '../../domain/format.ts'

/** A number of files, inside a sentence. */
export function filesOf(count: number): string {
  if (count === 0) return 'no files'
  return count === 1 ? 'one file' : `${formatCount(count)} files`
}
