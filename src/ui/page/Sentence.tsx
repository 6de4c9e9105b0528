import type { ReactNode } from 'react'

type SentenceProps = {
  /** Returns the sentence with the value inserted. */
  of: (value: string) => string
  /** Shown in place of the value. */
  children: ReactNode
}

/** A private-use character, which no text contains. */
const marker = '\uE000'

/**
 * A sentence with an element inside, such as the time in “Last seen yesterday”, in the position that the
 * language requires.
 */
export function Sentence({ of, children }: SentenceProps) {
  const [before, after] = of(marker).split(marker)
  return (
    <>
      {before && <span>{before}</span>}
      {children}
      {after && <span>{after}</span>}
    </>
  )
}
