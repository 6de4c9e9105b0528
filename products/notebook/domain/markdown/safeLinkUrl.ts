const allowed: readonly string[] = ['http:', 'https:', 'mailto:']

/** Returns a link's normalized URL, or `null` unless it leads to a web page or mailbox. */
export function safeLinkUrl(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return allowed.includes(protocol) ? href : null
}
