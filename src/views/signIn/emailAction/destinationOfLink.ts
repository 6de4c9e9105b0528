import { destinationIn } from '../../../paths.ts'

/**
 * Where to go after following a link from an email.
 *
 * @param search the link's query, which contains the return address directly or in its `continueUrl`.
 */
export function destinationOfLink(search: string): string {
  const continued = new URLSearchParams(search).get('continueUrl') ?? ''
  const isOurs = URL.canParse(continued) && new URL(continued).origin === location.origin
  return destinationIn(isOurs ? new URL(continued).search : search)
}
