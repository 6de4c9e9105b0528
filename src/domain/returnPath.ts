const ownOrigin = 'https://own.invalid'
const unsafeCharacters = /[\p{Cc}\\]/u

/** In characters; decoding layer by layer takes the square of it. */
const longest = 2_048

/**
 * The address to go to after signing in, if it is one of our own pages.
 *
 * @param asked what the address bar carried, already decoded once; may be hostile.
 * @param refused pages that are no place to go to, by their decoded paths: the router decodes, too.
 * @returns path, query and fragment, or `null` for anything that could lead elsewhere or is longer
 * than 2,048 characters.
 */
export function ownPath(asked: string | null, refused?: RegExp): string | null {
  if (asked === null || asked.length > longest || !isRooted(asked)) return null
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
