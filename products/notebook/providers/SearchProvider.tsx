import { createContext, use, useState, type ReactNode } from 'react'

type Search = {
  /** As typed. */
  query: string
  search: (words: string) => void
}

const SearchContext = createContext<Search | null>(null)

/**
 * Keeps the search query while the person is signed in. It isn't in the URL, so it doesn't get into the
 * browser history.
 */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [query, search] = useState('')
  return <SearchContext value={{ query, search }}>{children}</SearchContext>
}

export function useSearch(): Search {
  const search = use(SearchContext)
  if (!search) throw new Error('Searching needs a SearchProvider above it.')
  return search
}
