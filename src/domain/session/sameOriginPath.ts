const ownOrigin = 'https://own.invalid'
const unsafeCharacters = /[\p{Cc}\\]/u

/** In characters. Decoding layer by layer takes quadratic time. */
const maxLength = 2_048

/**
 * Returns an address if it is a page of this app.
 *
 * @param asked from the address bar, already decoded once; may be hostile.
 * @param refused matches decoded paths that must not be opened. The router decodes, too.
 * @returns path, query, and fragment; `null` for anything that could lead elsewhere or is longer
 *   than 2,048 characters.
 */
export function sameOriginPath(asked: string | null, refused?: RegExp): string | null {
  if (asked === null || asked.length > maxLength || !isRooted(asked)) return null
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  const decoded = fullyDecoded(pathname)
  // `/..//evil` looks rooted until its dots are resolved.
  const isOwn = origin === ownOrigin && isRooted(pathname) && isRooted(decoded)
  return isOwn && !refused?.test(decoded) ? pathname + search + hash : null
}

function isRooted(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !unsafeCharacters.test(path)
}

/** Decodes until nothing changes, so that no layer of encoding hides a second slash. */
function fullyDecoded(path: string): string {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : fullyDecoded(once)
  } catch {
    return ''
  }
}
