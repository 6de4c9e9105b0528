import { useSearch } from 'wouter'

/** The query of the address as it stands there. wouter's own hook has decoded it once already. */
export function useQuery(): string {
  return useSearch() && location.search
}
