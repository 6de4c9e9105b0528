import { destinationIn } from '../../paths.ts'

/**
 * Where to go after following a link from a mail.
 *
 * @param search the link's query: it carries the return address itself, or in the address to continue at.
 */
export function destinationOfLink(search: string): string {
  const continued = new URLSearchParams(search).get('continueUrl') ?? ''
  const isOurs = URL.canParse(continued) && new URL(continued).origin === location.origin
  return destinationIn(isOurs ? new URL(continued).search : search)
}
