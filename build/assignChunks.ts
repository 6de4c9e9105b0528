/** One chunk of the build. */
export type Chunk = {
  name: string
  /** The chunks that are always loaded with this one. Each comes before it in the list. */
  needs: readonly string[]
  /** The dynamically imported modules that it has: folders, or single files. The longest path decides. */
  roots: readonly string[]
  /** A library. Roots that import it are only in this chunk, and in those that need it. */
  library?: RegExp
}

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Assigns modules to chunks. A module that only one chunk imports statically belongs to that chunk; a shared one
 * belongs to the last chunk that all of them need. So chunks never import each other in a circle, and a module
 * isn't loaded with code that its importers don't need. The bundler splits the rest.
 *
 * @param entries the entry modules of every page.
 */
export function assignChunks(entries: readonly string[], chunks: readonly Chunk[]) {
  let assigned: ReadonlyMap<string, string> | undefined
  return (id: string, modules: Modules): string | null => {
    assigned ??= assign(entries, chunks, modules)
    return assigned.get(id) ?? null
  }
}

function assign(
  entries: readonly string[],
  chunks: readonly Chunk[],
  modules: Modules,
): ReadonlyMap<string, string> {
  const loadedWith = withNeeds(chunks)
  const first = new Set(entries.flatMap((entry) => [...closureOf(entry, modules)]))
  /** The chunks that are loaded with all importers of a module, in the order of the list. */
  const common = new Map<string, readonly string[]>()
  const roots = [...first].flatMap((id) => dynamicImports(id, modules))
  for (const root of roots) {
    const closure = [...closureOf(root, modules)]
    const libraries = chunks.filter(({ library }) => closure.some((id) => library?.test(id)))
    const possible = chunks.filter(({ name }) =>
      libraries.every((needed) => loadedWith.get(name)?.includes(needed.name)),
    )
    const loaded = loadedWith.get(chunkOfRoot(root, possible) ?? '')
    if (!loaded) continue
    for (const id of closure) {
      if (first.has(id)) continue
      if (!common.has(id)) roots.push(...dynamicImports(id, modules))
      common.set(id, common.get(id)?.filter((name) => loaded.includes(name)) ?? loaded)
    }
  }
  return new Map(
    Array.from(common).flatMap(([id, names]) => names.slice(-1).map((name) => [id, name])),
  )
}

/** Each chunk's name, with the names of all that are loaded with it, in the order of the list. */
function withNeeds(chunks: readonly Chunk[]): ReadonlyMap<string, readonly string[]> {
  const loadedWith = new Map<string, readonly string[]>()
  for (const { name, needs } of chunks) {
    const loaded = new Set([name, ...needs.flatMap((other) => loadedWith.get(other) ?? [])])
    loadedWith.set(
      name,
      chunks.map((chunk) => chunk.name).filter((each) => loaded.has(each)),
    )
  }
  return loadedWith
}

function dynamicImports(id: string, modules: Modules): readonly string[] {
  return modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []
}

function closureOf(root: string, modules: Modules): Set<string> {
  const closure = new Set([root])
  for (const id of closure)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closure.add(imported)
  return closure
}

function chunkOfRoot(id: string, chunks: readonly Chunk[]): string | undefined {
  const [longest] = chunks
    .flatMap(({ name, roots }) => roots.map((root) => ({ name, root })))
    .filter(({ root }) => id.startsWith(root))
    .sort((one, other) => other.root.length - one.root.length)
  return longest?.name
}
