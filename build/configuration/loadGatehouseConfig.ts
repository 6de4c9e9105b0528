import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { languageProblems } from '#build/languages/languages.ts'
import { existingAppOf, folderOf } from './existingApp.ts'
import { brandFileProblems, missingFile } from './brandFiles.ts'
import { phoneRegionProblems } from './phoneRegionProblems.ts'
import {
  validateGatehouseConfig,
  type GatehouseConfig,
} from '#build/configuration/gatehouseConfig.ts'

/** The configuration of this build, and the files it was read from. */
type LoadedGatehouseConfig = { gatehouse: GatehouseConfig; files: readonly string[] }

/** The owner's configuration. */
export const ownFile = 'gatehouse.config.ts'

/** Used by unit tests, whatever the owner's configuration is. */
const testedFile = 'tests/configurations/everything.config.ts'

/**
 * Loads a configuration: the given file, that of GATEHOUSE_CONFIG, or `gatehouse.config.ts`. Throws the list
 * of its problems.
 */
export async function loadGatehouseConfig(
  root: string,
  named = process.env['GATEHOUSE_CONFIG'],
): Promise<LoadedGatehouseConfig> {
  const file = named || (process.env['VITEST'] ? testedFile : ownFile)
  const path = resolve(root, file)
  if (!existsSync(path)) throw new Error(`There is no ${file}. Restore it, see docs/your-brand.md.`)
  const environment = { command: 'build', mode: 'production' } as const
  const loaded = await loadConfigFromFile(environment, path, root, 'silent')
  const given: unknown = loaded?.config
  throwProblems(file, validateGatehouseConfig(given))
  const gatehouse = withProduct(given as GatehouseConfig)
  throwProblems(file, [
    ...brandFileProblems(gatehouse.brand, root),
    ...phoneRegionProblems(gatehouse.signIn),
    ...languageProblems(gatehouse.languages ?? [], root),
    ...missingFile('onEvent', gatehouse.onEvent, root),
    ...missingFile('product', `${folderOf(gatehouse.product)}/product.ts`, root),
    ...missingFile('product.rules', existingAppOf(gatehouse.product)?.rules, root),
  ])
  return { gatehouse, files: loaded?.dependencies ?? [] }
}

/** GATEHOUSE_PRODUCT names another folder for a single run. */
function withProduct(gatehouse: GatehouseConfig): GatehouseConfig {
  return { ...gatehouse, product: process.env['GATEHOUSE_PRODUCT'] || gatehouse.product }
}

function throwProblems(file: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  throw new Error([`${file} can’t be used:`, ...problems.map((line) => `  - ${line}`)].join('\n'))
}
