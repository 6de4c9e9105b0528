import type MagicString from 'magic-string'

/** Changed code and its source map, as a plugin returns them. */
export function withMap(changed: MagicString, source: string) {
  const map = changed.generateMap({ source, hires: 'boundary', includeContent: true })
  return { code: changed.toString(), map }
}
