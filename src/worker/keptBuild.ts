import type { Build } from './build.ts'
import { fetchFile } from './fetchFile.ts'

/** Files that are fetched at once; more would take the network away from the person. */
const lanes = 3

/** A build on this device. Nothing but its own files is ever put there, and each of them once. */
export type KeptBuild = {
  /** Fetches what is not here yet. Keeps nothing, and rejects, when one file is missing. */
  fetchAll: () => Promise<void>
  /** Drops all builds but this one and those that pages have started with, named by their first scripts. */
  dropOthers: (scripts: readonly string[]) => Promise<void>
  /** A page of this build, or `undefined` unless all of the build is here. */
  page: (path: string) => Promise<Response | undefined>
  /** A file of this build, or of another that is still here. */
  file: (path: string) => Promise<Response | undefined>
}

const prefix = 'build-'

export function keptBuild(build: Build): KeptBuild {
  const name = prefix + build.version
  const own = (path: string) => caches.match(path, { cacheName: name, ignoreVary: true })
  const isWhole = async () => {
    if (!(await caches.has(name))) return false
    const kept = await (await caches.open(name)).keys()
    return kept.length === build.files.length
  }
  return {
    fetchAll: async () => {
      if (!(await isWhole())) await fill(build, name).catch((error: unknown) => forget(name, error))
    },
    dropOthers: async (scripts) => {
      for (const other of await buildsHere()) {
        if (other !== name && !(await hasOneOf(other, scripts))) await caches.delete(other)
      }
    },
    page: async (path) => {
      const [page, all] = await Promise.all([own(path), isWhole()])
      return all ? page : undefined
    },
    file: async (path) => (await own(path)) ?? caches.match(path, { ignoreVary: true }),
  }
}

async function fill(build: Build, name: string): Promise<void> {
  const cache = await caches.open(name)
  const rest = build.files.values()
  const stop = new AbortController()
  const fillLane = async () => {
    for (const path of rest) {
      if (!stop.signal.aborted) await cache.put(path, await fetchFile(path, build, stop.signal))
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, fillLane))
  } finally {
    stop.abort()
  }
}

/** Where there is no room for a new build the old one goes, too: it could never be replaced. */
async function forget(name: string, error: unknown): Promise<never> {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  for (const outdated of isFull ? await buildsHere() : [name]) await caches.delete(outdated)
  throw error
}

async function buildsHere(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix))
}

async function hasOneOf(cacheName: string, paths: readonly string[]): Promise<boolean> {
  const found = await Promise.all(paths.map((path) => caches.match(path, { cacheName })))
  return found.some(Boolean)
}
