import { useEffect, useState } from 'react'
import { destinationOfLink, withReturn } from '../paths.ts'

/** What the link in a mail asks for. The code is as good as a password until it is used up. */
export type ActionLink = { mode: string | null; code: string | null }

/**
 * The link from a mail that led here. Its code leaves the address bar as soon as the page is
 * shown, so that it is not read over a shoulder or copied along; the history entry keeps it, so that a reload
 * still works. Where to go afterwards stays in the address.
 */
export function useActionLink(): ActionLink {
  const [link] = useState(readActionLink)
  useEffect(() => {
    const address = withReturn(location.pathname, destinationOfLink(location.search))
    history.replaceState(link, '', address)
  }, [link])
  return link
}

function readActionLink(): ActionLink {
  const query = new URLSearchParams(location.search)
  const kept = (history.state ?? {}) as Partial<ActionLink>
  return {
    mode: query.get('mode') ?? kept.mode ?? null,
    code: query.get('oobCode') ?? kept.code ?? null,
  }
}
