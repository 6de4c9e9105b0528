import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names the classes of a build, in four characters each. Nobody reads them there, and those of the sign-in page are
 * in its HTML, its styles and its code. One build gives the same names as the next.
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
