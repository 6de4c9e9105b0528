import type { Build } from './build.ts'

const page = '/'

/** A build on this device. Nothing but its own files is ever put there, and only while it is installed. */
export type KeptBuild = {
  /** Fetches every file, once. Keeps nothing, and rejects, when one is missing. */
  fetchAll: () => Promise<void>
  /** Lets go of the builds before the last one. */
  dropOutdated: () => Promise<void>
  /** The page, or `undefined` when it was dropped meanwhile. */
  page: () => Promise<Response | undefined>
  /** A file of this build or of the one before. */
  file: (request: Request) => Promise<Response | undefined>
}

export function keptBuild(build: Build): KeptBuild {
  const name = `build-${build.version}`
  const keptPage = () => caches.match(page, { cacheName: name })
  return {
    fetchAll: async () => {
      if (await keptPage()) return
      await fill(build, name).catch((error: unknown) => forget(name, error))
    },
    dropOutdated: async () => {
      const outdated = outdatedNames(await caches.keys(), name)
      await Promise.all(outdated.map((old) => caches.delete(old)))
    },
    page: keptPage,
    file: (request) => caches.match(request, { ignoreVary: true }),
  }
}

async function fill(build: Build, name: string): Promise<void> {
  const cache = await caches.open(name)
  const answer = await fetch(page, { cache: 'no-cache' })
  if (!answer.ok || answer.redirected || !isPageOf(build, await answer.clone().text()))
    throw new Error('The host gives the page of another build.')
  const addFiles = (mode: RequestCache) =>
    cache.addAll(build.files.map((file) => new Request(file, { cache: mode })))
  // The browser may remember from before the release that a file was missing.
  await addFiles('default').catch(() => addFiles('reload'))
  // Comes last: where the page is, everything is.
  await cache.put(page, answer)
}

async function forget(name: string, error: unknown): Promise<never> {
  await caches.delete(name)
  throw error
}

/**
 * Which caches nobody needs any more: all but the build's own and the one before it, whose late parts
 * tabs may still fetch that were opened before the release.
 *
 * @param names from the oldest to the newest.
 */
export function outdatedNames(names: readonly string[], own: string): readonly string[] {
  return names.filter((name) => name !== own).slice(0, -1)
}

/**
 * Whether every file that a page names is one of the build's. While a release goes out, the host may
 * give the worker of one build and the page of another.
 */
export function isPageOf({ files }: Build, html: string): boolean {
  const named = Array.from(html.matchAll(/"(?<path>\/assets\/[^"]+)"/g), ({ groups }) => groups)
  return named.length > 0 && named.every((found) => files.includes(found?.['path'] ?? ''))
}
