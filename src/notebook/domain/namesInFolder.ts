import { safeName } from '../../domain/fileName.ts'

/** Gives every text a name of its own in one folder. */
export type NamesInFolder = (text: string, untitled: string) => string

/** The ending of a file's name: its last dot, and up to ten letters or digits. */
const ending = /\.[a-z0-9]{1,10}$/i

/**
 * Names for one folder, no two of which a file system takes for the same.
 *
 * @param fixed stands at the end of every name, such as `.md`; without it each text keeps its own ending.
 */
export function namesInFolder(fixed?: string): NamesInFolder {
  const taken = new Set<string>()
  return (text, untitled) => {
    const last = fixed ?? ending.exec(text)?.[0] ?? ''
    const stem = fixed === undefined ? text.slice(0, text.length - last.length) : text
    for (let count = 1; ; count += 1) {
      const number = count === 1 ? '' : ` (${count})`
      const name = `${safeName(stem, number + last) || untitled}${number}${last}`
      if (taken.has(folded(name))) continue
      taken.add(folded(name))
      return name
    }
  }
}

/** As the least exact file system sees a name: without cases, and with every way to write a letter as one. */
export function folded(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase()
}
