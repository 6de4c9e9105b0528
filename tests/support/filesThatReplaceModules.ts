import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** The files of a folder of the project that call `vi.mock`. */
export function filesThatReplaceModules(folder: string): readonly string[] {
  const root = join(PROJECT_ROOT, folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\bvi\s*\.mock\(/.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()
}
