import { useLocation } from 'wouter'
import { searchParameter } from '../../paths.ts'
import { useQuery } from '../../providers/useQuery.ts'

/** As many letters as can be searched for. */
export const longestSearch = 100

/** What is searched for, which stands in the address, and the way to search for something else. */
export function useSearchWords() {
  const [path, navigate] = useLocation()
  const given = new URLSearchParams(useQuery()).get(searchParameter) ?? ''
  return {
    query: given.slice(0, longestSearch),
    search: (words: string) => {
      const asked = new URLSearchParams({ [searchParameter]: words }).toString()
      const address = words === '' ? path : `${path}?${asked}`
      navigate(address, { replace: true, state: history.state as unknown })
    },
  }
}
