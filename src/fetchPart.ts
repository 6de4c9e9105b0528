/** The imports of each file that is fetched or being fetched. */
const fetched = new Map<string, Promise<readonly string[]>>()

/**
 * Imports a chunk of the app so that a failed import can be retried. Some browsers cache a failed module for
 * as long as the page lives, so the bytes of the chunk and its imports are fetched into the HTTP cache first.
 * A fetch fails after a minute.
 *
 * The build wraps every `import()` with this, see `scripts/vite/fetchedImports.ts`.
 *
 * @param load calls `import()`. The file name is read from its source text, since a list of names would make
 * the first page larger.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [, file] = /"\.\/([^"]+)|`\.\/([^`]+)/.exec(String(load))?.filter(Boolean) ?? []
  if (file) await fetchBytes(file)
  return load()
}

/** @param seen files already being fetched, because files may import each other. */
async function fetchBytes(file: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(file)) return
  seen.add(file)
  const fetching = fetched.get(file) ?? importsOf(file)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  await Promise.all((await fetching).map((imported) => fetchBytes(imported, seen)))
}

async function importsOf(file: string): Promise<readonly string[]> {
  // Preloaded by the page itself.
  if (document.querySelector(`link[href$="/${file}"]`)) return []
  const request = fetch(`/assets/${file}`, { signal: AbortSignal.timeout(60_000) })
  const response = await request.catch(() => {
    // Reported as a network failure, not as a bug in the app.
    throw Object.assign(new Error(file), { code: 'unavailable' })
  })
  if (!response.ok) throw new Error(file)
  const imports = (await response.text()).matchAll(/(?:from|import)"\.\/([^"]+)"/g)
  return Array.from(imports, ([, imported = '']) => imported)
}
