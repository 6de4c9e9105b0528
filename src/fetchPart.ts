/** What each file imports whose bytes were fetched, or are on their way. */
const fetched = new Map<string, Promise<readonly string[]>>()

/**
 * Loads a part of the app. Some browsers remember a module that could not be fetched, and never ask for
 * it again while the page lives. So a module is asked for only once its bytes, and those of all that it
 * imports, have come into the browser's cache. What failed, or did not come within a minute, can be tried again.
 *
 * The build puts this around every `import()`, see `scripts/vite/fetchedImports.ts`.
 *
 * @param load calls `import()`. Its text tells the name of the file: a list beside it would weigh too
 * much on the first page.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [, file] = /"\.\/([^"]+)|`\.\/([^`]+)/.exec(String(load))?.filter(Boolean) ?? []
  if (file) await fetchBytes(file)
  return load()
}

/** @param seen what is waited for already: files may import each other. */
async function fetchBytes(file: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(file)) return
  seen.add(file)
  const fetching = fetched.get(file) ?? importsOf(file)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  await Promise.all((await fetching).map((imported) => fetchBytes(imported, seen)))
}

async function importsOf(file: string): Promise<readonly string[]> {
  // The page itself has started with it.
  if (document.querySelector(`script[src$="/${file}"]`)) return []
  const asking = fetch(`/assets/${file}`, { signal: AbortSignal.timeout(60_000) })
  const answer = await asking.catch(() => {
    // The code of a failure of the network, so that nobody reads that the app is at fault.
    throw Object.assign(new Error(file), { code: 'unavailable' })
  })
  if (!answer.ok) throw new Error(file)
  const imports = (await answer.text()).matchAll(/(?:from|import)"\.\/([^"]+)"/g)
  return Array.from(imports, ([, imported = '']) => imported)
}
