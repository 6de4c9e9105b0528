import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The files in a folder and in all folders below it, by their paths from there, with slashes, in order. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .toSorted()
}
