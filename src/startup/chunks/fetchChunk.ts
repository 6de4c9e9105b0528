/** The files that are fetched or being fetched. */
const fetched = new Map<string, Promise<void>>()

/**
 * Imports a chunk of the app so that a failed import can be retried. Some browsers cache a failed module for
 * as long as the page lives, so the bytes of the chunk and its imports are fetched into the HTTP cache first.
 * A fetch fails after a minute.
 *
 * The build calls it for every `import()`, see `build/retriedImports.ts`.
 *
 * @param files the paths of the chunk and of all that it imports; absent if it is in the importer's own file.
 */
export async function fetchChunk<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  await Promise.all(files.map(fetchOnce))
  return load()
}

function fetchOnce(file: string): Promise<void> {
  const fetching = fetched.get(file) ?? fetchBytes(file)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

async function fetchBytes(file: string): Promise<void> {
  // Preloaded by the page itself.
  if (document.querySelector(`link[href$="/${file}"]`)) return
  const request = fetch(import.meta.env.BASE_URL + file, { signal: AbortSignal.timeout(60_000) })
  const response = await request.catch(() => {
    // Reported as a network failure, not as a bug in the app.
    throw Object.assign(new Error(file), { code: 'unavailable' })
  })
  if (!response.ok) throw new Error(file)
  await response.arrayBuffer()
}
