import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** How a product names what is loaded later: `(await import('./views/ListView.tsx')).ListView`. */
const laterImport = /\bimport\(\s*['"](\.[^'"]+)['"]\s*,?\s*\)\s*\)\s*\.(\w+)/g

/** What is loaded with it: `import { signInLead } from './text/signInText.ts'`. */
const namedImport = /\bimport\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

/**
 * The files and names that a product imports and that don't exist, one sentence each. The bundler fails only
 * without a file, and says nothing about a name: a person would see an empty page.
 *
 * @param file the `product.ts`.
 * @param name what the sentences call it.
 */
export function importProblems(file: string, name: string): string[] {
  const source = readFileSync(file, 'utf8').replace(comments, '')
  const later = Array.from(source.matchAll(laterImport), ([, path = '', imported = '']) => ({
    path,
    imported,
  }))
  const named = Array.from(source.matchAll(namedImport)).flatMap(([, list = '', path = '']) =>
    namesIn(list).map((imported) => ({ path, imported })),
  )
  return [...named, ...later].flatMap(({ path, imported }) => {
    const from = resolve(dirname(file), path)
    if (!existsSync(from))
      return [`${name} imports “${path}”, which doesn’t exist. Correct the path.`]
    return exportsName(readFileSync(from, 'utf8'), imported)
      ? []
      : [
          `${name} imports “${imported}” from ${path}, which doesn’t export it. Correct the name, or export it there.`,
        ]
  })
}

/** Without types, which are gone when the code runs. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((each) => /^\w+$/.test(each))
}

function exportsName(source: string, name: string): boolean {
  const declared = new RegExp(
    `^export (async )?(function|const|let|(abstract )?class) ${name}\\b`,
    'm',
  )
  const listed = new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm')
  return declared.test(source) || listed.test(source) || /^export \*/m.test(source)
}
