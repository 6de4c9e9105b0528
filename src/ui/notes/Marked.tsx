import { passagesOf } from '../../domain/noteSearch.ts'

type MarkedProps = {
  children: string
  /** What is searched for, folded. */
  words: readonly string[]
}

/** A text with what is searched for marked in it. */
export function Marked({ children, words }: MarkedProps) {
  if (words.length === 0) return children
  return passagesOf(children, words).map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}
