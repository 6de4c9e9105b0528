/** One file of the build. */
export type Part = {
  name: string
  /** The parts that are there whenever this one is, by name; each stands before it in the list. */
  needs: readonly string[]
  /**
   * What is imported from it by `import()`: files, or folders that end with a slash, from the folder of its
   * house.
   */
  roots: readonly string[]
}

/** The parts of everything below a folder. */
export type House = {
  folder: string
  /** A base before what needs it. */
  parts: readonly Part[]
  /** The part of all roots that no part names. */
  rest: string
}

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Tells the part in which a module is. What one part alone reaches by static imports is in that part; what
 * several reach is in the last one that all of them need. So no two parts import each other, and a module
 * comes with nothing that its importers can do without.
 *
 * @param entries the modules that every page begins with.
 * @param houses a house before those that import from it. One may lie in the folder of another.
 */
export function partsOf(entries: readonly string[], houses: readonly House[]) {
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

/** Which parts reach a module by static imports; those that the entries reach are left out. */
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
