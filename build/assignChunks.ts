/** One chunk of the build. */
export type Chunk = {
  name: string
  /** The chunks that are always loaded with this one. Each comes before it in the list. */
  needs: readonly string[]
  /**
   * Its dynamically imported modules: files, or folders with a trailing slash, relative to its folder.
   */
  roots: readonly string[]
}

/** How everything below a folder is divided into chunks. */
export type ChunkFolder = {
  folder: string
  /** A chunk comes after those it needs. */
  chunks: readonly Chunk[]
  /** The chunk of all other roots. */
  rest: string
}

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Assigns modules to chunks. A module that only one chunk imports statically belongs to that chunk; a shared one
 * belongs to the last chunk that all of them need. So chunks never import each other in a circle, and a module
 * isn't loaded with code that its importers don't need.
 *
 * @param entries the entry modules of every page.
 * @param chunkFolders each comes before those that import from it. One can be in the folder of another.
 */
export function assignChunks(entries: readonly string[], chunkFolders: readonly ChunkFolder[]) {
  let found: ReadonlyMap<string, string> | undefined
  return (id: string, modules: Modules): string | null => {
    found ??= assign(reachedBy(entries, chunkFolders, modules), chunkFolders)
    return found.get(id) ?? null
  }
}

function assign(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  chunkFolders: readonly ChunkFolder[],
): ReadonlyMap<string, string> {
  const chunks = chunkFolders.flatMap((chunkFolder) => chunkFolder.chunks)
  const needed = new Map<string, ReadonlySet<string>>()
  for (const { name, needs } of chunks)
    needed.set(name, new Set([name, ...needs.flatMap((other) => [...(needed.get(other) ?? [])])]))
  return new Map(
    Array.from(reached, ([id, by]) => {
      const common = chunks.findLast(({ name }) =>
        [...by].every((chunk) => needed.get(chunk)?.has(name)),
      )
      if (!common)
        throw new Error(`No chunk is loaded with all of ${[...by].join(', ')}, which import ${id}.`)
      return [id, common.name]
    }),
  )
}

/** The chunks that import each module statically, without the modules that the entries import. */
function reachedBy(
  entries: readonly string[],
  chunkFolders: readonly ChunkFolder[],
  modules: Modules,
): Map<string, Set<string>> {
  const first = new Set(entries.flatMap((entry) => [...closureOf(entry, modules)]))
  const reached = new Map<string, Set<string>>()
  const seen = new Set(first)
  const roots = [...first].flatMap((id) => dynamicImports(id, modules))
  for (const root of roots) {
    const chunk = chunkOfRoot(root, chunkFolders)
    if (!chunk) continue
    for (const id of closureOf(root, modules)) {
      if (first.has(id)) continue
      reached.set(id, (reached.get(id) ?? new Set()).add(chunk))
      if (!seen.has(id)) roots.push(...dynamicImports(id, modules))
      seen.add(id)
    }
  }
  return reached
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

function chunkOfRoot(root: string, chunkFolders: readonly ChunkFolder[]): string | undefined {
  const chunkFolder = chunkFolders
    .filter(({ folder }) => root.startsWith(`${folder}/`))
    .reduce<ChunkFolder | undefined>(
      (inner, other) => (inner && inner.folder.length > other.folder.length ? inner : other),
      undefined,
    )
  if (!chunkFolder) return undefined
  const path = root.slice(chunkFolder.folder.length + 1)
  const named = chunkFolder.chunks.find(({ roots }) =>
    roots.some((start) => (start.endsWith('/') ? path.startsWith(start) : path === start)),
  )
  return named?.name ?? chunkFolder.rest
}
