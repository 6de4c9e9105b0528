import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Generates class names of four characters, because those of the sign-in page are in its HTML, its styles,
 * and its code. The names are the same in every build.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const named = new Map<string, string>()
  return (name, file) => {
    const source = `${relative(root, file)} ${name}`
    const hash = createHash('sha256').update(source).digest('base64url')
    const [short = ''] = /[a-z][a-z0-9]{3}/i.exec(hash) ?? []
    if (short === '' || (named.get(short) ?? source) !== source)
      throw new Error(`Name the class of ${source} differently.`)
    named.set(short, source)
    return short
  }
}
