import { useEffect, useState } from 'react'

type TokenLink = { token: string | null }

/**
 * The token in the fragment of the address that led here, also of a second one that follows in the
 * same tab. It leaves the address bar as soon as the page is shown; the history entry keeps it, so
 * that a reload still works.
 */
export function useTokenLink(): string | null {
  const [link, setLink] = useState(() => linkInAddress() ?? keptLink())
  useEffect(() => {
    history.replaceState(link, '', location.pathname + location.search)
    const follow = () => setLink((last) => linkInAddress() ?? last)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [link])
  return link.token
}

function linkInAddress(): TokenLink | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token')
  return token === null ? null : { token }
}

function keptLink(): TokenLink {
  const kept = (history.state ?? {}) as Partial<TokenLink>
  return { token: kept.token ?? null }
}
