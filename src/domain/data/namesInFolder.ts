import { safeName } from '../files/fileName.ts'

/** Returns a file name that is unique in its folder. */
export type NamesInFolder = (text: string, untitled: string) => string

const ending = /\.[a-z0-9]{1,10}$/i

/**
 * Creates unique names for one folder, also on file systems that ignore case.
 *
 * @param fixed the extension of every name, such as `.md`; without it each name keeps its own.
 */
export function namesInFolder(fixed?: string): NamesInFolder {
  const taken = new Set<string>()
  return (text, untitled) => {
    const last = fixed ?? ending.exec(text)?.[0] ?? ''
    const stem = fixed === undefined ? text.slice(0, text.length - last.length) : text
    for (let count = 1; ; count += 1) {
      const number = count === 1 ? '' : ` (${count})`
      const name = `${safeName(stem, number + last) || untitled}${number}${last}`
      if (taken.has(foldName(name))) continue
      taken.add(foldName(name))
      return name
    }
  }
}

/** Folds a name as the least exact file system does: ignoring case and Unicode variants. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase()
}
