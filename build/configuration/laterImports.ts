import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** How a product names what is loaded later: `(await import('./views/ListView.tsx')).ListView`. */
const laterImport = /\bimport\(\s*['"](\.[^'"]+)['"]\s*,?\s*\)\s*\)\s*\.(\w+)/g

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

/**
 * The files and names that a product loads later and that don't exist, one sentence each. The bundler fails only
 * without a file, and says nothing about a name: a person would see an empty page.
 *
 * @param file the `product.ts`.
 * @param name what the sentences call it.
 */
export function laterImportProblems(file: string, name: string): string[] {
  const imports = readFileSync(file, 'utf8').replace(comments, '').matchAll(laterImport)
  return Array.from(imports).flatMap(([, path = '', exported = '']) => {
    const imported = resolve(dirname(file), path)
    if (!existsSync(imported))
      return [`${name} imports “${path}”, which doesn’t exist. Correct the path.`]
    return exportsName(readFileSync(imported, 'utf8'), exported)
      ? []
      : [
          `${name} imports “${exported}” from ${path}, which doesn’t export it. Correct the name, or export it there.`,
        ]
  })
}

function exportsName(source: string, name: string): boolean {
  const declared = new RegExp(
    `^export (async )?(function|const|let|(abstract )?class) ${name}\\b`,
    'm',
  )
  const listed = new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm')
  return declared.test(source) || listed.test(source) || /^export \*/m.test(source)
}
