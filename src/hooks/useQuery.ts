import { useSearch } from 'wouter'

/** The undecoded query of the URL. wouter's own hook returns it decoded. */
export function useQuery(): string {
  return useSearch() && location.search
}
