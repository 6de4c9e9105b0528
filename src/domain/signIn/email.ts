/** The HTML pattern of an email address, at most 254 characters long. */
export const emailPattern = String.raw`(?=.{6,254}$)[^@\s]+@[^@\s]+\.[^@\s]+`

/**
 * Takes the address out of what people paste, such as `Ada <ada@example.com>,` or `mailto:ada@example.com`, without
 * invisible characters and in ordinary width. Returns text without an address unchanged, except for these characters.
 */
export function parseEmail(text: string): string {
  const visible = text
    .replace(/[\p{Cf}\u00a0]/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
  const [, named = visible] = /<\s*([^\s<>]+@[^\s<>]+)\s*>/.exec(visible) ?? []
  const [, linked = named] = /^\s*mailto:([^?]+)/i.exec(named) ?? []
  return linked.replace(/(@[^,;]+?)[,;)>»”]+\s*$/, '$1')
}

/** Returns whether two addresses are the same to Firebase, which ignores case. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase()
}
