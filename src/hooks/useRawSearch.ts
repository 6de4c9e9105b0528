import { useSearch } from 'wouter'

/** The undecoded query of the URL. wouter's own hook returns it decoded. */
export function useRawSearch(): string {
  return useSearch() && location.search
}
