const ownOrigin = 'https://own.invalid'
const unsafeCharacters = /[\p{Cc}\\]/u

/**
 * The address to go to after signing in, if it is one of our own pages.
 *
 * @param asked what the address bar carried, already decoded once; may be hostile.
 * @returns path, query and fragment, or `null` for anything that could lead elsewhere.
 */
export function ownPath(asked: string | null): string | null {
  if (asked === null || !isRooted(asked)) return null
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  // `/..//evil` looks rooted until its dots are resolved.
  const isOwn = origin === ownOrigin && isRooted(pathname) && isRooted(fullyDecoded(pathname))
  return isOwn ? pathname + search + hash : null
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
