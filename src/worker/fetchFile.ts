import type { Build } from './build.ts'

/** Fetches one file of a build, behind all that a person waits for. Rejects unless the host gives just that file. */
export async function fetchFile(
  path: string,
  build: Build,
  signal: AbortSignal,
): Promise<Response> {
  const isNamedByContent = path.startsWith('/assets/')
  // The browser may remember from before the release that a file was missing.
  for (const cache of isNamedByContent
    ? (['default', 'reload'] as const)
    : (['no-cache'] as const)) {
    const answer = await fetch(path, { cache, priority: 'low', signal })
    if (answer.status === 200 && !answer.redirected)
      return isPage(path) ? pageOf(build, answer) : answer
  }
  throw new Error(`The host does not give ${path}.`)
}

function isPage(path: string): boolean {
  return !path.includes('.')
}

async function pageOf(build: Build, answer: Response): Promise<Response> {
  if (isPageOf(build, await answer.clone().text())) return answer
  throw new Error('The host gives the page of another build.')
}

/**
 * Whether every file that a page names is one of the build's. While a release goes out, the host may
 * give the worker of one build and the page of another.
 */
export function isPageOf({ files }: Build, html: string): boolean {
  const named = Array.from(html.matchAll(/"(?<path>\/assets\/[^"]+)"/g), ({ groups }) => groups)
  return named.length > 0 && named.every((found) => files.includes(found?.['path'] ?? ''))
}
