import type { Build } from './build.ts'

/**
 * Whether every file that a page names is one of the build's. While a release goes out, the host may
 * give the worker of one build and the page of another.
 */
export function isPageOf({ files }: Build, html: string): boolean {
  const named = Array.from(html.matchAll(/"(?<path>\/assets\/[^"]+)"/g), ({ groups }) => groups)
  return named.length > 0 && named.every((found) => files.includes(found?.['path'] ?? ''))
}
