import { join } from 'node:path'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { localTraces } from './traces.ts'

const hostedBuild = join(PROJECT_ROOT, 'dist-hosted')

/** Builds the app in all of its languages into a folder. */
export async function checkBuild(
  directory: string,
  environment: Record<string, string>,
): Promise<Outcome> {
  const { succeeded, output } = await buildApp(directory, environment)
  return checkOutcome(succeeded, output)
}

/** Builds a configuration for a hosted project and checks the files. The step `bytes` checks their size. */
export async function checkHostedBuild(configuration: string): Promise<Outcome> {
  const environment = { ...exampleProject(), GATEHOUSE_CONFIG: configuration }
  const build = await checkBuild(hostedBuild, environment)
  if (build.failed > 0) return build
  const traces = await localTraces(hostedBuild)
  return checkOutcome(traces.length === 0, traces.join('\n'))
}
