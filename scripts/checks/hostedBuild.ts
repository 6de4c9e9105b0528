import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { findLocalTraces } from './localTraces.ts'
import { findDisabledMethodTraces } from './disabledMethodTraces.ts'
import { enabledFeatures } from '#build/configuration/gatehouseConfig.ts'
import type { EnabledFeatures } from '#src/domain/configuration/enabledFeatures.ts'
import { checkOutcome } from './outcome.ts'
import type { Outcome } from './outcome.ts'

const HOSTED_BUILD = join(PROJECT_ROOT, 'dist-hosted')

/** Builds a configuration for a hosted project and checks the files. The step `bytes` checks their size. */
export async function checkHostedBuild(configuration: string): Promise<Outcome> {
  const build = await buildApp(HOSTED_BUILD, {
    ...exampleProject(),
    GATEHOUSE_CONFIG: configuration,
  })
  if (!build.succeeded) return checkOutcome(false, build.output)
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT, configuration)
  const problems = await hostedProblems(HOSTED_BUILD, enabledFeatures(gatehouse))
  return checkOutcome(problems.length === 0, problems.join('\n'))
}

/**
 * The problems of a hosted build, one line each: traces of the local Firebase or of disabled features.
 */
export async function hostedProblems(directory: string, on: EnabledFeatures): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const traces = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const text = await readFile(path, 'utf8')
    const found = [...findLocalTraces(text), ...findDisabledMethodTraces(text, on)]
    return found.map((trace) => `${relative(directory, path)} holds ${trace}`)
  })
  return (await Promise.all(traces)).flat().toSorted()
}
