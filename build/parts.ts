/** One chunk of the build. */
export type Part = {
  name: string
  /** The parts that are always loaded with this one. Each comes before it in the list. */
  needs: readonly string[]
  /**
   * Its dynamically imported modules: files, or folders with a trailing slash, relative to the folder of its
   * house.
   */
  roots: readonly string[]
}

/** The parts of everything below a folder. */
export type House = {
  folder: string
  /** A part comes after those it needs. */
  parts: readonly Part[]
  /** The part of all other roots. */
  rest: string
}

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Assigns modules to parts. A module that only one part imports statically belongs to that part; a shared one
 * belongs to the last part that all of them need. So parts never import each other in a circle, and a module
 * isn't loaded with code that its importers don't need.
 *
 * @param entries the entry modules of every page.
 * @param houses each house comes before those that import from it. One can be in the folder of another.
 */
export function assignChunks(entries: readonly string[], houses: readonly House[]) {
  let found: ReadonlyMap<string, string> | undefined
  return (id: string, modules: Modules): string | null => {
    found ??= assign(reachedBy(entries, houses, modules), houses)
    return found.get(id) ?? null
  }
}

function assign(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  houses: readonly House[],
): ReadonlyMap<string, string> {
  const parts = houses.flatMap((house) => house.parts)
  const needed = new Map<string, ReadonlySet<string>>()
  for (const { name, needs } of parts)
    needed.set(name, new Set([name, ...needs.flatMap((other) => [...(needed.get(other) ?? [])])]))
  return new Map(
    Array.from(reached, ([id, by]) => {
      const common = parts.findLast(({ name }) =>
        [...by].every((part) => needed.get(part)?.has(name)),
      )
      if (!common)
        throw new Error(`No part is there whenever ${[...by].join(', ')} are, for ${id}.`)
      return [id, common.name]
    }),
  )
}

/** The parts that import each module statically, without the modules that the entries import. */
function reachedBy(
  entries: readonly string[],
  houses: readonly House[],
  modules: Modules,
): Map<string, Set<string>> {
  const first = new Set(entries.flatMap((entry) => [...closureOf(entry, modules)]))
  const reached = new Map<string, Set<string>>()
  const seen = new Set(first)
  const roots = [...first].flatMap((id) => dynamicImports(id, modules))
  for (const root of roots) {
    const part = partOfRoot(root, houses)
    if (!part) continue
    for (const id of closureOf(root, modules)) {
      if (first.has(id)) continue
      reached.set(id, (reached.get(id) ?? new Set()).add(part))
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

function partOfRoot(root: string, houses: readonly House[]): string | undefined {
  const house = houses
    .filter(({ folder }) => root.startsWith(`${folder}/`))
    .reduce<House | undefined>(
      (inner, other) => (inner && inner.folder.length > other.folder.length ? inner : other),
      undefined,
    )
  if (!house) return undefined
  const path = root.slice(house.folder.length + 1)
  const named = house.parts.find(({ roots }) =>
    roots.some((start) => (start.endsWith('/') ? path.startsWith(start) : path === start)),
  )
  return named?.name ?? house.rest
}
