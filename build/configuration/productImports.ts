import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/** How a product names what is loaded later: `(await import('./views/ListView.tsx')).ListView`. */
const laterImport = /\bimport\(\s*['"](\.[^'"]+)['"]\s*,?\s*\)\s*\)\s*\.(\w+)/g

/** What the bundler finds under another path, such as a folder, isn't checked. */
const typescript = /\.tsx?$/

type Imported = { path: string; name: string }

/**
 * The files and names that a product imports and that don't exist, one sentence each. The bundler fails only
 * without a file, and says nothing about a name: a person would see an empty page.
 *
 * @param file the `product.ts`.
 * @param name what the sentences call it.
 */
export function importProblems(file: string, name: string): string[] {
  return importsOf(file)
    .filter(({ path }) => path.startsWith('.') && typescript.test(path))
    .flatMap((imported) => {
      const from = resolve(dirname(file), imported.path)
      if (!existsSync(from))
        return [`${name} imports “${imported.path}”, which doesn’t exist. Correct the path.`]
      return exportsName(from, imported.name)
        ? []
        : [
            `${name} imports “${imported.name}” from ${imported.path}, which doesn’t export it. Correct the name, or export it there.`,
          ]
    })
}

/** What is loaded with the product, as in `import { signInLead } from './text/signInText.ts'`, and later. */
function importsOf(file: string): readonly Imported[] {
  const source = readFileSync(file, 'utf8')
  const { module, comments } = parseSync(file, source)
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType, importName }) => !isType && importName.kind !== 'NamespaceObject')
      .map(({ importName }) => ({ path: moduleRequest.value, name: importName.name ?? 'default' })),
  )
  const code = comments.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    source,
  )
  const later = Array.from(code.matchAll(laterImport), ([, path = '', name = '']) => ({
    path,
    name,
  }))
  return [...named, ...later]
}

function exportsName(file: string, name: string): boolean {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .some(({ exportName, importName }) => {
      if (importName.kind === 'AllButDefault') return name !== 'default'
      return (exportName.kind === 'Default' ? 'default' : exportName.name) === name
    })
}
