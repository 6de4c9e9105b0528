import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { brandFileProblems } from './brandFiles.ts'
import { gatehouseProblems, type Gatehouse } from '#src/domain/gatehouse.ts'

/** The configuration of this build, and the files that it was read from. */
export type LoadedGatehouse = { gatehouse: Gatehouse; files: readonly string[] }

const ownFile = 'gatehouse.config.ts'

/** The one that unit tests run on, whatever the owner has decided. */
const testedFile = 'tests/configurations/everything.config.ts'

/**
 * Reads the file that GATEHOUSE_CONFIG names, and without it `gatehouse.config.ts`. Throws the list of what is wrong
 * with it.
 */
export async function loadGatehouse(root: string): Promise<LoadedGatehouse> {
  const { GATEHOUSE_CONFIG, VITEST } = process.env
  const file = GATEHOUSE_CONFIG || (VITEST ? testedFile : ownFile)
  const path = resolve(root, file)
  if (!existsSync(path)) throw new Error(`There is no ${file}. Restore it, see docs/your-brand.md.`)
  const environment = { command: 'build', mode: 'production' } as const
  const loaded = await loadConfigFromFile(environment, path, root, 'silent')
  const given: unknown = loaded?.config
  demandNone(file, gatehouseProblems(given))
  const gatehouse = given as Gatehouse
  demandNone(file, brandFileProblems(gatehouse.brand, root))
  return { gatehouse, files: loaded?.dependencies ?? [] }
}

function demandNone(file: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  throw new Error([`${file} can’t be used:`, ...problems.map((line) => `  - ${line}`)].join('\n'))
}
