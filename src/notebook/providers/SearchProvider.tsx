import { createContext, use, useState, type ReactNode } from 'react'

type Search = {
  /** What is searched for, as it was typed. */
  query: string
  search: (words: string) => void
}

const SearchContext = createContext<Search | null>(null)

/** Remembers what a person searches for, for as long as they are in. An address would tell the browser's history. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [query, search] = useState('')
  return <SearchContext value={{ query, search }}>{children}</SearchContext>
}

/** What is searched for in the notes, and the way to search for something else. */
export function useSearchWords(): Search {
  const search = use(SearchContext)
  if (!search) throw new Error('Searching needs a SearchProvider above it.')
  return search
}
