/** Where pictures may come from besides our own host: the same list as `img-src` in firebase.json. */
const allowedOrigins = ['https://lh3.googleusercontent.com']

/**
 * The address of a picture, if this app may show it.
 *
 * @param address what the account carries; may be hostile.
 * @param ownOrigin where the app itself is served.
 * @returns the address in its full form, or `null` for every other scheme and host.
 */
export function showablePicture(address: string | null, ownOrigin: string): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { href } = new URL(address)
  return [ownOrigin, ...allowedOrigins].some((origin) => href.startsWith(`${origin}/`))
    ? href
    : null
}
