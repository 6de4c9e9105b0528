import { useState } from 'react'

const rowsAtOnce = 100

/** How many rows of a list are shown at most: as many as a person can look through, in every search anew. */
export function useRowLimit(query: string) {
  const [raised, setRaised] = useState({ query, limit: rowsAtOnce })
  const limit = raised.query === query ? raised.limit : rowsAtOnce
  return {
    limit,
    /** Makes room for more than so many. */
    raiseAbove: (shown: number) => setRaised({ query, limit: Math.max(limit, shown + rowsAtOnce) }),
  }
}
