import type { Build } from './build.ts'
import { fetchFile } from './fetchFile.ts'

/** The number of parallel fetches. More would slow down the person's own requests. */
const parallelFetches = 3

/** A build cached on this device. The cache holds only the build's files, each of them once. */
type CachedBuild = {
  /** Fetches all files that aren't cached yet. If one is missing, rejects and caches none. */
  fetchAll: () => Promise<void>
  /**
   * Deletes all builds except this one and those that open tabs were started from, identified by their first
   * scripts.
   */
  dropOthers: (scripts: readonly string[]) => Promise<void>
  /** A page of this build; `undefined` unless the whole build is cached. */
  page: (path: string) => Promise<Response | undefined>
  /** A file of this build, or of another one that is still cached. */
  file: (path: string) => Promise<Response | undefined>
}

const prefix = 'build-'

export function cachedBuild(build: Build): CachedBuild {
  const name = prefix + build.version
  const own = async (path: string) => {
    const found = await caches.match(path, { cacheName: name, ignoreVary: true })
    const hash = build.hashes[build.files.indexOf(path)]
    if (!found || (await hashOf(found.clone())) === hash) return found
    // The next `fetchAll` fetches it again.
    await (await caches.open(name)).delete(path)
    return undefined
  }
  const isWhole = async () => {
    if (!(await caches.has(name))) return false
    const cached = await (await caches.open(name)).keys()
    return cached.length === build.files.length
  }
  return {
    fetchAll: async () => {
      if (!(await isWhole()))
        await fill(build, name).catch((error: unknown) => discard(name, error))
    },
    dropOthers: async (scripts) => {
      for (const other of await cachedBuilds()) {
        if (other !== name && !(await hasOneOf(other, scripts))) await caches.delete(other)
      }
    },
    page: async (path) => {
      const [page, all] = await Promise.all([own(path), isWhole()])
      return all ? page : undefined
    },
    file: async (path) =>
      build.files.includes(path) ? own(path) : caches.match(path, { ignoreVary: true }),
  }
}

/** Any script on this origin can write to the caches, also one that got there by a fault. */
async function hashOf(file: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

async function fill(build: Build, name: string): Promise<void> {
  const cache = await caches.open(name)
  const remaining = build.files.values()
  const stop = new AbortController()
  const fetchRemaining = async () => {
    for (const path of remaining) {
      if (!stop.signal.aborted) await cache.put(path, await fetchFile(path, build, stop.signal))
    }
  }
  try {
    await Promise.all(Array.from({ length: parallelFetches }, fetchRemaining))
  } finally {
    stop.abort()
  }
}

/** If there is no space for a new build, the old one is deleted as well, since it could never be updated. */
async function discard(name: string, error: unknown): Promise<never> {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  for (const outdated of isFull ? await cachedBuilds() : [name]) await caches.delete(outdated)
  throw error
}

async function cachedBuilds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

async function hasOneOf(cacheName: string, paths: readonly string[]): Promise<boolean> {
  const found = await Promise.all(paths.map((path) => caches.match(path, { cacheName })))
  return found.some(Boolean)
}
