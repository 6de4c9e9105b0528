const allowed: readonly string[] = ['http:', 'https:', 'mailto:']

/** A link's address as the browser reads it; `null` unless it leads to a web page or a mailbox. */
export function webAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return allowed.includes(protocol) ? href : null
}
