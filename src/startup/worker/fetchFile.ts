import type { Build } from './build.ts'

/** Fetches one file of a build with low priority. Rejects if the host doesn't serve exactly this file. */
export async function fetchFile(
  path: string,
  build: Build,
  signal: AbortSignal,
): Promise<Response> {
  const isNamedByContent = path.startsWith('/assets/')
  // The browser may have cached a 404 from before the release.
  for (const cache of isNamedByContent
    ? (['default', 'reload'] as const)
    : (['no-cache'] as const)) {
    const answer = await fetch(path, { cache, priority: 'low', signal })
    if (answer.status === 200 && !answer.redirected)
      return isPage(path) ? pageOf(build, answer) : answer
  }
  throw new Error(`The host didn’t return ${path}.`)
}

function isPage(path: string): boolean {
  return !path.includes('.')
}

async function pageOf(build: Build, answer: Response): Promise<Response> {
  if (isPageOf(build, await answer.clone().text())) return answer
  throw new Error('The host returned the page of another build.')
}

/**
 * Whether every file that a page refers to is part of the build. During a release, the host may serve the
 * worker of one build and the page of another.
 */
export function isPageOf({ files }: Build, html: string): boolean {
  const named = Array.from(html.matchAll(/"(?<path>\/assets\/[^"]+)"/g), ({ groups }) => groups)
  return named.length > 0 && named.every((found) => files.includes(found?.['path'] ?? ''))
}
